// Which addresses requests to other servers may lead to.
#include "server/outside/public_address.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/un.h>

#include <string>

namespace kaisho::server {
namespace {

bool is_public(const std::string& text) {
  sockaddr_in address4{};
  address4.sin_family = AF_INET;
  if (inet_pton(AF_INET, text.c_str(), &address4.sin_addr) == 1) {
    return is_public_address(reinterpret_cast<const sockaddr&>(address4));
  }
  sockaddr_in6 address6{};
  address6.sin6_family = AF_INET6;
  EXPECT_EQ(inet_pton(AF_INET6, text.c_str(), &address6.sin6_addr), 1) << text;
  return is_public_address(reinterpret_cast<const sockaddr&>(address6));
}

TEST(PublicAddress, ThoseOfIpv4ThatAreNot) {
  for (const char* no :
       {"0.0.0.0",         "0.1.2.3",         "10.0.0.0",        "10.255.255.255",
        "100.64.0.0",      "100.100.100.200", "100.127.255.255", "127.0.0.1",
        "127.255.255.255", "168.63.129.16",   "169.254.0.1",     "169.254.169.254",
        "172.16.0.1",      "172.31.255.255",  "192.0.0.1",       "192.0.0.192",
        "192.0.2.1",       "192.88.99.1",     "192.168.0.1",     "192.168.255.255",
        "198.18.0.1",      "198.19.255.255",  "198.51.100.7",    "203.0.113.9",
        "224.0.0.1",       "239.255.255.255", "240.0.0.1",       "255.255.255.255"}) {
    EXPECT_FALSE(is_public(no)) << no;
  }
}

TEST(PublicAddress, TheirNeighboursAre) {
  for (const char* yes :
       {"1.0.0.1",         "8.8.8.8",         "9.255.255.255",  "11.0.0.0",      "100.63.255.255",
        "100.128.0.0",     "126.255.255.255", "128.0.0.1",      "168.63.129.15", "169.253.255.255",
        "169.255.0.0",     "172.15.255.255",  "172.32.0.0",     "192.0.1.0",     "192.0.3.0",
        "192.167.255.255", "192.169.0.0",     "198.17.255.255", "198.20.0.0",    "198.51.101.0",
        "203.0.114.0",     "223.255.255.255"}) {
    EXPECT_TRUE(is_public(yes)) << yes;
  }
}

TEST(PublicAddress, ThoseOfIpv6ThatAreNot) {
  for (const char* no : {"::",
                         "::1",
                         "::7f00:1",
                         "::8.8.8.8",  // unspecified, own, compatible
                         "::ffff:127.0.0.1",
                         "::ffff:8.8.8.8",    // mapped
                         "::ffff:0:8.8.8.8",  // translated
                         "64:ff9b::8.8.8.8",
                         "64:ff9b:1::10.0.0.1",  // NAT64
                         "100::1",               // discarded
                         "2001::1",
                         "2001:0:4136:e378:8000:63bf:3fff:fdd2",  // Teredo
                         "2001:2::1",
                         "2001:10::1",
                         "2001:20::1",
                         "2001:1ff::1",
                         "2001:db8::1",  // documentation
                         "2002:7f00:1::1",
                         "2002:808:808::1",  // 6to4
                         "2a00:1450::5efe:7f00:1",
                         "2a00:1450::200:5efe:a00:1",  // ISATAP
                         "3ffe::1",
                         "3fff::1",
                         "3fff:fff::1",
                         "4000::1",
                         "5f00::1",  // not given out
                         "fc00::1",
                         "fd00:ec2::254",  // private
                         "fe80::1",
                         "febf::1",
                         "fec0::1",  // one link, one site
                         "ff02::1",
                         "ffff:ffff::1"}) {
    EXPECT_FALSE(is_public(no)) << no;
  }
}

TEST(PublicAddress, ThoseOfIpv6ThatAre) {
  for (const char* yes :
       {"2000::1", "2001:200::1", "2001:4860:4860::8888", "2001:db7::1", "2001:db9::1", "2003::1",
        "2606:4700::1111", "2a00:1450:4001::200e", "3ffd::1", "3fff:1000::1"}) {
    EXPECT_TRUE(is_public(yes)) << yes;
  }
}

TEST(PublicAddress, OtherFamiliesAreNot) {
  sockaddr_un local{};
  local.sun_family = AF_UNIX;
  EXPECT_FALSE(is_public_address(reinterpret_cast<const sockaddr&>(local)));
  sockaddr none{};
  none.sa_family = AF_UNSPEC;
  EXPECT_FALSE(is_public_address(none));
}

}  // namespace
}  // namespace kaisho::server
