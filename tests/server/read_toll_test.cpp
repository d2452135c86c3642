// What is sent in many small pieces is charged by the piece.
#include "server/http/read_toll.h"

#include <gtest/gtest.h>

#include <array>
#include <boost/asio/io_context.hpp>
#include <string>
#include <utility>

#include "server/http/beast.h"
#include "server/http/connections.h"

namespace kaisho::server {
namespace {

// Two ends of a connection.
struct Link {
  asio::io_context io;
  tcp::socket client{io};
  TcpStream server{io.get_executor()};

  Link() {
    tcp::acceptor acceptor(io, tcp::endpoint(asio::ip::address_v4::loopback(), 0));
    client.connect(acceptor.local_endpoint());
    acceptor.accept(server.socket());
  }

  // Sends so many bytes and reads them at once.
  void pass(std::size_t bytes) {
    const std::string sent(bytes, 'x');
    asio::write(client, asio::buffer(sent));
    std::string read(bytes, ' ');
    bool done = false;
    server.async_read_some(asio::buffer(read), [&](beast::error_code error, std::size_t) {
      EXPECT_FALSE(error);
      done = true;
    });
    io.restart();
    io.run();
    EXPECT_TRUE(done);
  }
};

// So little is added each second that the time of a test adds nothing: a hundred at once.
Limits slow_limits() {
  Limits limits;
  limits.asks_per_second = 0.001;
  limits.asks_at_once = std::chrono::seconds(100'000);
  return limits;
}

// Of a copy, so that nothing is taken.
bool has(RateLimits rates, double cost) {
  return Payer(rates, "ann").take(cost) == RateLimits::Seconds(0);
}

TEST(ReadToll, EachPieceCosts) {
  RateLimits rates(slow_limits());
  Link link;
  link.server.rate_policy().charge(Payer(rates, "ann"));
  link.server.rate_policy().include(kIncludedCost);
  for (int i = 0; i < 9; ++i) link.pass(1);
  EXPECT_TRUE(has(rates, 100));  // all that there is: so far it was included
  for (int i = 0; i < 10; ++i) link.pass(1);
  EXPECT_FALSE(has(rates, 99.5));
}

TEST(ReadToll, EachByteCosts) {
  RateLimits rates(slow_limits());
  Link link;
  link.server.rate_policy().charge(Payer(rates, "ann"));
  link.server.rate_policy().include(0);
  link.pass(8192 * 4);
  EXPECT_FALSE(has(rates, 97));
  EXPECT_TRUE(has(rates, 90));
}

TEST(ReadToll, WhatAProxySentIsItsClients) {
  RateLimits rates(slow_limits());
  Link link;
  for (int i = 0; i < 30; ++i) link.pass(1);
  link.server.rate_policy().charge(Payer(rates, "ann"));
  EXPECT_FALSE(has(rates, 99));
}

TEST(RateLimits, ASeatIsApartFromItsAddress) {
  RateLimits rates(slow_limits());
  EXPECT_EQ(Payer(rates, "home").take(100), RateLimits::Seconds(0));
  EXPECT_GT(Payer(rates, "home").take(1), RateLimits::Seconds(0));
  const Payer ann(rates, "home", "ann");
  EXPECT_EQ(ann.take(20), RateLimits::Seconds(0));
  EXPECT_GT(ann.take(20), RateLimits::Seconds(0));
  EXPECT_EQ(Payer(rates, "home", "bo").take(20), RateLimits::Seconds(0));
}

TEST(RateLimits, ManySeatsOfOneAddressAreNotEndless) {
  RateLimits rates(slow_limits());
  int served = 0;
  for (int i = 0; i < 1000; ++i) {
    served += Payer(rates, "home", "browser " + std::to_string(i)).take(20).count() == 0 ? 1 : 0;
  }
  EXPECT_EQ(served, 20);
  EXPECT_EQ(Payer(rates, "elsewhere", "other").take(20), RateLimits::Seconds(0));
}

TEST(Connections, FitIntoTheFilesOfTheProcess) {
  const auto fitted = [](std::size_t files) {
    Limits limits;
    fit_connections(limits, files);
    return std::pair(limits.connections, limits.refusals);
  };
  EXPECT_EQ(fitted(SIZE_MAX), std::pair(10'000, 100));
  EXPECT_EQ(fitted(20'000), std::pair(10'000, 100));
  EXPECT_EQ(fitted(8'000), std::pair(8'000 - 164, 100));
  EXPECT_EQ(fitted(256), std::pair(144, 48));
  EXPECT_EQ(fitted(100), std::pair(38, 12));
  EXPECT_EQ(fitted(1), std::pair(1, 0));
}

}  // namespace
}  // namespace kaisho::server
