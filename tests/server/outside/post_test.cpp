// Requests to other servers: what comes back, what bounds them, and where they must not lead.
#include "server/outside/post.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <cstdlib>
#include <map>

#include "tests/server/outside/local_server.h"
#include "tests/server/outside/tls_server.h"

namespace kaisho::server {
namespace {

namespace asio = boost::asio;

using namespace std::chrono_literals;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;
using Clock = std::chrono::steady_clock;

Outside::Rules home_rules() {
  return {.private_addresses = true, .plain_http = true, .most = 2s, .user_agent = "Kaisho/test"};
}

Outside::Rules open_rules() { return {.plain_http = true, .most = 2s}; }

std::vector<std::string> one_header() { return {"Content-Type: text/plain"}; }

std::vector<OutsideAnswer> post_all(const std::vector<std::string>& urls,
                                    const Outside::Rules& rules) {
  asio::io_context io;
  Outside outside(io.get_executor(), rules);
  std::vector<OutsideAnswer> answers(urls.size());
  const auto post = [&](std::size_t i) -> Async<void> {
    OutsideRequest request{urls[i], one_header(), "hello"};
    answers[i] = co_await outside.post(std::move(request));
  };
  for (std::size_t i = 0; i < urls.size(); ++i) asio::co_spawn(io, post(i), asio::detached);
  io.run();
  return answers;
}

OutsideAnswer post_to(const std::string& url, const Outside::Rules& rules = home_rules()) {
  return post_all({url}, rules)[0];
}

// The answer's status, or why there is none.
std::string told(const OutsideAnswer& answer) {
  return answer.status == 0 ? answer.why : std::to_string(answer.status) + answer.why;
}

std::string head(const std::string& status, const std::string& more = "") {
  return "HTTP/1.1 " + status + "\r\n" + more + "Content-Length: 0\r\n\r\n";
}

TEST(Outside, WhatIsAskedArrivesAndIsAnswered) {
  LocalServer server(head("201 Created"));
  const OutsideAnswer answer = post_to(server.url());
  EXPECT_EQ(told(answer), "201");
  EXPECT_EQ(answer.retry_after_s, 0);
  const std::string request = server.requests().at(0);
  EXPECT_THAT(request, StartsWith("POST /hook HTTP/1.1\r\n"));
  EXPECT_THAT(request, HasSubstr("\r\nContent-Type: text/plain\r\n"));
  EXPECT_THAT(request, HasSubstr("\r\nUser-Agent: Kaisho/test\r\n"));
  EXPECT_THAT(request, EndsWith("\r\n\r\nhello"));
}

TEST(Outside, FailuresAreToldAsTheyCome) {
  LocalServer gone(head("404 Not Found"));
  EXPECT_EQ(told(post_to(gone.url())), "404");
  LocalServer busy(head("429 Too Many Requests", "Retry-After: 30\r\n"));
  const OutsideAnswer later = post_to(busy.url());
  EXPECT_EQ(told(later), "429");
  EXPECT_EQ(later.retry_after_s, 30);
  LocalServer never(head("503 Service Unavailable", "Retry-After: 99999999999\r\n"));
  EXPECT_EQ(post_to(never.url()).retry_after_s, 24 * 60 * 60);
  LocalServer odd(head("503 Service Unavailable", "Retry-After: -5\r\n"));
  EXPECT_EQ(post_to(odd.url()).retry_after_s, 0);
}

TEST(Outside, NoRedirectIsFollowed) {
  LocalServer other(head("200 OK"));
  for (const char* status : {"301 Moved", "302 Found", "303 See Other", "307 Temporary Redirect",
                             "308 Permanent Redirect"}) {
    LocalServer server(head(status, "Location: " + other.url() + "\r\n"));
    EXPECT_EQ(told(post_to(server.url())), std::string(status).substr(0, 3));
    EXPECT_EQ(server.connections(), 1);
  }
  EXPECT_EQ(other.connections(), 0);
}

TEST(Outside, WhoeverIsSlowIsLeft) {
  LocalServer silent(LocalServer::says_nothing());
  Outside::Rules rules = home_rules();
  rules.most = 300ms;
  const Clock::time_point begin = Clock::now();
  EXPECT_EQ(told(post_to(silent.url(), rules)), "too_late");
  EXPECT_GE(Clock::now() - begin, 300ms);
  EXPECT_LT(Clock::now() - begin, 1500ms);
}

TEST(Outside, AnAnswerWithoutEndIsCutOff) {
  const std::string page(10'000, 'x');
  LocalServer body(LocalServer::says_without_end("HTTP/1.1 200 OK\r\n\r\n", page));
  EXPECT_EQ(told(post_to(body.url())), "200");
  LocalServer heads(LocalServer::says_without_end("HTTP/1.1 200 OK\r\n", "A: b\r\n"));
  EXPECT_EQ(told(post_to(heads.url())), "unreachable");
  LocalServer waits(LocalServer::says_without_end("", "HTTP/1.1 103 Early Hints\r\n\r\n"));
  EXPECT_EQ(told(post_to(waits.url())), "unreachable");
  LocalServer line(LocalServer::says_without_end("HTTP/1.1 200 OK\r\nA: ", page));
  EXPECT_EQ(told(post_to(line.url())), "unreachable");
}

TEST(Outside, TheHeadIsTheAnswerEvenIfItsBodyStaysOut) {
  LocalServer server([](LocalServer::Socket& socket) -> Async<void> {
    co_await LocalServer::says("HTTP/1.1 201 Created\r\nContent-Length: 9\r\n\r\n")(socket);
    co_await sleep_for(1h);
  });
  Outside::Rules rules = home_rules();
  rules.most = 300ms;
  EXPECT_EQ(told(post_to(server.url(), rules)), "201");
}

TEST(Outside, WhoeverDoesNotSpeakHttpIsUnreachable) {
  LocalServer mail("220 mail.example.org ESMTP\r\n");
  EXPECT_EQ(told(post_to(mail.url())), "unreachable");
  LocalServer silent("");
  EXPECT_EQ(told(post_to(silent.url())), "unreachable");
  std::string nobody;
  {
    const LocalServer closed("");
    nobody = closed.url();
  }
  EXPECT_EQ(told(post_to(nobody)), "unreachable");
}

TEST(Outside, NothingLeadsIntoTheOwnNetwork) {
  LocalServer server(head("200 OK"));
  const std::string port = ":" + std::to_string(server.port());
  for (const std::string host :
       {"127.0.0.1", "localhost", "2130706433", "0x7f.1", "0", "[::1]", "[::ffff:127.0.0.1]",
        "[::]", "169.254.169.254", "10.0.0.1", "[fd00:ec2::254]", "[64:ff9b::7f00:1]"}) {
    EXPECT_EQ(told(post_to("http://" + host + port + "/", open_rules())), "refused_address")
        << host;
    EXPECT_EQ(told(post_to("https://" + host + port + "/", open_rules())), "refused_address")
        << host;
  }
  EXPECT_EQ(server.connections(), 0);
  EXPECT_EQ(told(post_to(server.url())), "200");
}

TEST(Outside, NoProxyOfTheEnvironmentIsAsked) {
  LocalServer proxy(head("200 OK"));
  LocalServer server(head("201 Created"));
  for (const char* name : {"http_proxy", "https_proxy", "all_proxy", "ALL_PROXY"}) {
    setenv(name, proxy.url().c_str(), 1);
  }
  EXPECT_EQ(told(post_to(server.url())), "201");
  EXPECT_EQ(told(post_to(server.url(), open_rules())), "refused_address");
  for (const char* name : {"http_proxy", "https_proxy", "all_proxy", "ALL_PROXY"}) unsetenv(name);
  EXPECT_EQ(proxy.connections(), 0);
}

TEST(Outside, PlainHttpIsForThoseWhoAllowIt) {
  LocalServer server(head("200 OK"));
  EXPECT_EQ(told(post_to(server.url(), {.private_addresses = true})), "bad_url");
  EXPECT_EQ(told(post_to("ftp://127.0.0.1/")), "bad_url");
  EXPECT_EQ(told(post_to("file:///etc/passwd")), "bad_url");
  EXPECT_EQ(server.connections(), 0);
}

TEST(Outside, ManyAtOnceWaitForEachOther) {
  LocalServer server(head("200 OK"));
  const std::vector<std::string> urls(Outside::kAtOnce * 3, server.url());
  for (const OutsideAnswer& answer : post_all(urls, home_rules())) EXPECT_EQ(told(answer), "200");
}

TEST(Outside, WhoeverCannotShowWhoItIsGetsNothing) {
  TlsServer server;
  EXPECT_EQ(told(post_to("https://localhost:" + std::to_string(server.port()) + "/")),
            "unreachable");
  EXPECT_EQ(server.heard(), "tlsv1 alert unknown ca");
}

// Requests to a server that never answers, and what comes of them when all ends.
class EndTest : public testing::Test {
 protected:
  void begin(std::size_t count) {
    outside_ = std::make_unique<Outside>(io_.get_executor(), home_rules());
    const auto post = [this]() -> Async<void> {
      OutsideRequest request;
      request.url = silent_.url();
      const OutsideAnswer answer = co_await outside_->post(std::move(request));
      ++answers_[told(answer)];
    };
    for (std::size_t i = 0; i < count; ++i) asio::co_spawn(io_, post, asio::detached);
    io_.poll();  // all have asked now
    while (silent_.connections() < static_cast<int>(Outside::kAtOnce)) io_.run_for(1ms);
  }

  LocalServer silent_{LocalServer::says_nothing()};
  std::map<std::string, std::size_t> answers_;  // how many of each
  asio::io_context io_;
  std::unique_ptr<Outside> outside_;
};

TEST_F(EndTest, WhoeverWaitsIsAnsweredAtOnce) {
  begin(Outside::kAtOnce + 1);
  const Clock::time_point began = Clock::now();
  outside_.reset();
  io_.run();
  EXPECT_LT(Clock::now() - began, 500ms);
  EXPECT_EQ(answers_["unreachable"], Outside::kAtOnce + 1);
}

TEST_F(EndTest, WhoeverWaitsIsDroppedWhereNothingRunsAnyMore) {
  begin(Outside::kAtOnce + 1);
  io_.stop();
  outside_.reset();
  EXPECT_TRUE(answers_.empty());
}

TEST_F(EndTest, TooManyAreNotTaken) {
  begin(Outside::kAtOnce + Outside::kWaiting + 50);
  EXPECT_GE(answers_["too_many"], 50U);
  outside_.reset();
  io_.run();
  EXPECT_GE(answers_["unreachable"], Outside::kWaiting);
  EXPECT_EQ(answers_.size(), 2U);
}

TEST(OutsideUrl, IsLookedAtBeforeItIsKept) {
  const auto fault = [](const std::string& url, const Outside::Rules& rules) -> std::string {
    const auto checked = check_outside_url(url, rules);
    if (checked) return "";
    EXPECT_EQ(checked.error().code, "bad_url");
    EXPECT_EQ(checked.error().where, "url");
    return checked.error().reason;
  };
  const auto open = [&](const std::string& url) { return fault(url, {}); };
  EXPECT_EQ(open("https://example.org"), "");
  EXPECT_EQ(open("https://example.org:443/a?b=c"), "");
  EXPECT_EQ(open("https://example.org:1024/a"), "");
  EXPECT_EQ(open("https://[2606:4700::1111]/"), "");
  EXPECT_EQ(open("HTTPS://example.org/" + std::string(980, 'x')), "");
  EXPECT_EQ(open("https://example.org/" + std::string(981, 'x')), "server.url_long");
  for (const char* odd : {"", "example.org", "/a", "https://", "https://a b.org/",
                          "https://a.org/\n", "https://a.org/\xc3\xa9", "https://a.org:x/",
                          "https://a.org:70000/", "https://[::1/", "https://[x]/"}) {
    EXPECT_EQ(open(odd), "server.url_form") << odd;
  }
  EXPECT_EQ(open(std::string("https://a.org/\0", 15)), "server.url_form");
  EXPECT_EQ(open("http://example.org/"), "server.url_scheme");
  EXPECT_EQ(open("ftp://example.org/"), "server.url_scheme");
  EXPECT_EQ(open("https://a@example.org/"), "server.url_user");
  EXPECT_EQ(open("https://:b@example.org/"), "server.url_user");
  EXPECT_EQ(open("https://example.org/#a"), "server.url_fragment");
  for (const char* port : {"0", "22", "25", "80", "442", "1023"}) {
    EXPECT_EQ(open(std::string("https://example.org:") + port), "server.url_port") << port;
  }
  for (const char* host : {"127.0.0.1", "2130706433", "0x7f000001", "127.1", "[::1]", "10.1.2.3"}) {
    EXPECT_EQ(open(std::string("https://") + host + "/"), "server.url_private") << host;
    EXPECT_EQ(fault(std::string("https://") + host + "/", home_rules()), "") << host;
  }
  EXPECT_EQ(fault("http://example.org/", home_rules()), "");
  EXPECT_EQ(fault("http://example.org:80/", home_rules()), "");
}

}  // namespace
}  // namespace kaisho::server
