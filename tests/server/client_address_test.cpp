// Client addresses behind proxies, token buckets, costs and the log.
#include "server/http/client_address.h"

#include <gtest/gtest.h>

#include <chrono>

#include "server/http/request_cost.h"
#include "server/http/token_buckets.h"
#include "server/terminal/log.h"

namespace kaisho::server {
namespace {

using namespace std::chrono_literals;

boost::asio::ip::address address(const char* text) { return boost::asio::ip::make_address(text); }

Proxies trusted() { return *Proxies::read({"10.0.0.0/8", "2001:db8:1::/48", "192.0.2.7"}); }

std::string client(const char* peer, const Forwarding& forwarding) {
  return client_of(trusted(), address(peer), forwarding).address.to_string();
}

TEST(Client, NetworksAreReadOrRefused) {
  for (const char* wrong : {"", "x", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8x",
                            "::1/129", "10.0.0/8", "localhost"}) {
    const auto read = Proxies::read({wrong});
    ASSERT_FALSE(read) << wrong;
    EXPECT_EQ(read.error().code, "bad_option");
  }
  const Proxies proxies = trusted();
  for (const char* yes : {"10.1.2.3", "::ffff:10.1.2.3", "2001:db8:1:2::3", "192.0.2.7"}) {
    EXPECT_TRUE(proxies.trust(address(yes))) << yes;
  }
  for (const char* no : {"11.0.0.1", "2001:db8:2::1", "192.0.2.6", "::1", "::10.1.2.3"}) {
    EXPECT_FALSE(proxies.trust(address(no))) << no;
  }
  EXPECT_TRUE(Proxies::read({"0.0.0.0/0"})->trust(address("1.2.3.4")));
  EXPECT_FALSE(Proxies::read({"0.0.0.0/0"})->trust(address("::1")));
  EXPECT_TRUE(Proxies::read({"::/0"})->trust(address("1.2.3.4")));
}

TEST(Client, IsTheRightmostThatIsNoProxy) {
  EXPECT_EQ(client("10.0.0.1", {"", "203.0.113.5", ""}), "203.0.113.5");
  EXPECT_EQ(client("::ffff:10.0.0.1", {"", "6.6.6.6, 203.0.113.5, 10.9.9.9", ""}), "203.0.113.5");
  EXPECT_EQ(client("10.0.0.1", {"", "10.3.3.3,10.2.2.2", ""}), "10.3.3.3");
  EXPECT_EQ(client("10.0.0.1", {"", "203.0.113.5:4711", ""}), "203.0.113.5");
  EXPECT_EQ(client("10.0.0.1", {"", "[2001:db8::5]:4711", ""}), "2001:db8::5");
  EXPECT_EQ(client("10.0.0.1", {"for=6.6.6.6, For=\"[2001:db8::5]:80\";proto=https", "", ""}),
            "2001:db8::5");
  EXPECT_EQ(client("10.0.0.1", {"by=10.0.0.1;for=203.0.113.5, for=10.4.4.4", "", ""}),
            "203.0.113.5");
}

TEST(Client, IsNotWhatAnybodyClaims) {
  EXPECT_EQ(client("203.0.113.9", {"for=1.1.1.1", "1.1.1.1", "https"}), "203.0.113.9");
  EXPECT_FALSE(client_of(trusted(), address("203.0.113.9"), {"", "1.1.1.1", "https"}).secure);
  // An invalid address ends the walk: the last known proxy counts.
  for (const char* odd :
       {"unknown", "_hidden", "", ",", "1.2.3", "[::1", "fe80::1%eth0", "1.1.1.1 2.2.2.2"}) {
    EXPECT_EQ(client("10.0.0.1", {"", odd, ""}), "10.0.0.1") << odd;
    EXPECT_EQ(client("10.0.0.1", {std::string("for=") + odd, "", ""}), "10.0.0.1") << odd;
    EXPECT_EQ(client("10.0.0.1", {"", std::string(odd) + ", 10.2.2.2", ""}), "10.2.2.2") << odd;
  }
  // Two headers that differ: the proxy wrote one, the client the other.
  EXPECT_EQ(client("10.0.0.1", {"for=1.1.1.1", "203.0.113.5", ""}), "10.0.0.1");
  EXPECT_EQ(client("10.0.0.1", {"for=203.0.113.5", "203.0.113.5", ""}), "203.0.113.5");
}

TEST(Client, SeesUsByTls) {
  const auto secure = [](const Forwarding& forwarding) {
    return client_of(trusted(), address("10.0.0.1"), forwarding).secure;
  };
  EXPECT_TRUE(secure({"", "203.0.113.5", "https"}));
  EXPECT_TRUE(secure({"", "", "HTTPS"}));
  EXPECT_FALSE(secure({"", "203.0.113.5", "http"}));
  EXPECT_FALSE(secure({"", "203.0.113.5", "https, http"}));
  EXPECT_FALSE(secure({"", "203.0.113.5", ""}));
  EXPECT_TRUE(secure({"for=203.0.113.5;proto=https, for=10.1.1.1;proto=http", "", ""}));
  EXPECT_FALSE(secure({"for=6.6.6.6;proto=https, for=203.0.113.5;proto=http", "", ""}));
}

TEST(Client, OneSubscriberIsOneName) {
  EXPECT_EQ(address_name(address("192.0.2.1")), "192.0.2.1");
  EXPECT_EQ(address_name(address("::ffff:192.0.2.1")), "192.0.2.1");
  EXPECT_EQ(address_name(address("2001:db8:1:2::1")),
            address_name(address("2001:db8:1:2:ffff::9")));
  EXPECT_NE(address_name(address("2001:db8:1:2::1")), address_name(address("2001:db8:1:3::1")));
}

TEST(TokenBuckets, EmptyAndFillAgain) {
  TokenBuckets buckets(2, 5s);
  const TokenBuckets::Clock::time_point now{};
  for (int i = 0; i < 10; ++i) EXPECT_EQ(buckets.take("a", 1, now).count(), 0) << i;
  EXPECT_DOUBLE_EQ(buckets.take("a", 1, now).count(), 0.5);
  EXPECT_EQ(buckets.take("b", 1, now).count(), 0) << "another's bucket is full";
  EXPECT_GT(buckets.take("a", 1, now + 500ms).count(), 0) << "a refusal costs a little";
  EXPECT_EQ(buckets.take("a", 1, now + 800ms).count(), 0);
  EXPECT_EQ(buckets.take("c", 1000, now).count(), 0) << "a full bucket pays for anything";
  EXPECT_GT(buckets.take("c", 1, now).count(), 0);
}

TEST(TokenBuckets, DebtsArePaidByWaiting) {
  TokenBuckets buckets(2, 5s);
  const TokenBuckets::Clock::time_point now{};
  EXPECT_EQ(buckets.owe("a", 10, now).count(), 0);
  EXPECT_DOUBLE_EQ(buckets.owe("a", 4, now).count(), 2);
  EXPECT_DOUBLE_EQ(buckets.owe("a", 1000, now).count(), 5) << "no debt is larger than the bucket";
  EXPECT_TRUE(buckets.is_drained("a", now));
  EXPECT_FALSE(buckets.is_drained("a", now + 5s));
  EXPECT_FALSE(buckets.is_drained("b", now));
}

TEST(TokenBuckets, FullOnesAreForgotten) {
  TokenBuckets buckets(2, 5s);
  TokenBuckets::Clock::time_point now{};
  for (int i = 0; i < 100'000; ++i) {
    now += 10ms;
    buckets.take(std::to_string(i), 1, now);
  }
  EXPECT_LT(buckets.size(), 3000U);
}

TEST(TokenBuckets, NobodyIsLimitedByZero) {
  TokenBuckets buckets(0, 5s);
  for (int i = 0; i < 1000; ++i) EXPECT_EQ(buckets.take("a", 100, {}).count(), 0);
  EXPECT_EQ(buckets.owe("a", 100, {}).count(), 0);
  EXPECT_FALSE(buckets.is_drained("a", {}));
}

}  // namespace
}  // namespace kaisho::server
