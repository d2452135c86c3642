// Web Push: the example of RFC 8291, messages as a browser reads them, and who signs them.
#include "server/outside/web_push.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "core/reading/json.h"
#include "server/outside/curve.h"
#include "server/outside/push_encryption.h"
#include "server/outside/vapid.h"
#include "server/secrets/crypto.h"
#include "tests/server/outside/push_browser.h"

namespace kaisho::server {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::StartsWith;

constexpr std::int64_t kNow = 1'700'000'000;

std::string bytes(std::string_view text) { return bytes_of_web_text(text).value_or("no web text"); }

// RFC 8291, section 5 and appendix A.
const char* const kContent = "When I grow up, I want to be a watermelon";
const char* const kSalt = "DGv6ra1nlYgDCS1FRnbzlw";
const char* const kBrowserPrivate = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94";
const char* const kBrowserPublic =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const char* const kBrowserSecret = "BTBZMqHH6r4Tts7J_aSIgg";
const char* const kServerPrivate = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
const char* const kServerPublic =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
const char* const kBody =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6"
    "TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy"
    "4a-fN";

PushTarget example_target() {
  return *read_push_target("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
                           kBrowserPublic, kBrowserSecret);
}

TEST(WebPush, TheExampleOfTheStandard) {
  const PushKeys ephemeral = {bytes(kServerPrivate), bytes(kServerPublic)};
  const auto body = encrypt_push(example_target(), kContent, ephemeral, bytes(kSalt));
  ASSERT_TRUE(body);
  // The standard's example has records of 4,096 bytes, as ours.
  EXPECT_EQ(web_text(*body), kBody);
  EXPECT_EQ(web_text(*shared_secret(ephemeral, bytes(kBrowserPublic))),
            "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
}

TEST(WebPush, ABrowserReadsTheExample) {
  const PushBrowser browser{{bytes(kBrowserPrivate), bytes(kBrowserPublic)}, bytes(kBrowserSecret)};
  EXPECT_EQ(browser.read(bytes(kBody)), kContent);
}

TEST(WebPush, ABrowserReadsWhatIsSent) {
  const PushBrowser browser;
  const PushKeys keys = *make_push_keys();
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, std::size_t{500}, kPushContent}) {
    const std::string content(size, 'x');
    const auto request = push_request(browser.target("https://push.example.net/a"),
                                      {.content = content}, keys, "mailto:a@example.org", kNow);
    ASSERT_TRUE(request) << request.error().message;
    EXPECT_LE(request->body.size(), 4096U);
    EXPECT_EQ(browser.read(request->body), content);
    std::string changed = request->body;
    changed.back() = static_cast<char>(changed.back() ^ 1);
    EXPECT_FALSE(browser.read(changed));
    EXPECT_FALSE(PushBrowser().read(request->body)) << "another browser";
  }
}

TEST(WebPush, NoTwoMessagesHaveTheSameBody) {
  const PushTarget target = example_target();
  const PushKeys keys = *make_push_keys();
  const auto body = [&] { return push_request(target, {.content = "a"}, keys, "", kNow)->body; };
  EXPECT_NE(body(), body());
}

TEST(WebPush, TheRequestSaysWhatThePushServiceNeeds) {
  PushMessage message{.content = "a", .ttl_s = 3600, .topic = "table", .urgent = true};
  const PushKeys keys = *make_push_keys();
  const auto request = push_request(example_target(), message, keys, "", kNow);
  EXPECT_EQ(request->url, example_target().endpoint);
  EXPECT_THAT(request->headers, Contains("TTL: 3600"));
  EXPECT_THAT(request->headers, Contains("Urgency: high"));
  EXPECT_THAT(request->headers, Contains("Content-Encoding: aes128gcm"));
  EXPECT_THAT(request->headers, Contains(StartsWith("Authorization: vapid t=")));
  EXPECT_THAT(request->headers, Contains(testing::MatchesRegex("Topic: [A-Za-z0-9_-]{32}")));
  message = {.content = "a", .ttl_s = -1};
  const auto plain = push_request(example_target(), message, keys, "", kNow);
  EXPECT_THAT(plain->headers, Contains("TTL: 0"));
  EXPECT_THAT(plain->headers, Contains("Urgency: normal"));
  EXPECT_THAT(plain->headers, testing::Not(Contains(StartsWith("Topic"))));
}

struct Token {
  std::string text;  // without its signature
  Json claims;
  std::string signature;
  std::string key;
};

Token token_in(const std::string& authorization) {
  const std::size_t begin = authorization.find("t=") + 2;
  const std::size_t comma = authorization.find(", k=");
  const std::string whole = authorization.substr(begin, comma - begin);
  Token token{whole.substr(0, whole.rfind('.')),
              {},
              bytes(whole.substr(whole.rfind('.') + 1)),
              bytes(authorization.substr(comma + 4))};
  token.claims = Json::parse(bytes(token.text.substr(token.text.find('.') + 1)), nullptr, false);
  return token;
}

TEST(Vapid, TheTokenIsSignedAndSaysForWhomItIs) {
  const PushKeys keys = *make_push_keys();
  const auto value =
      vapid_authorization("https://push.example.net", "mailto:a@example.org", keys, kNow);
  ASSERT_TRUE(value);
  const Token token = token_in(*value);
  EXPECT_EQ(bytes(token.text.substr(0, token.text.find('.'))), R"({"alg":"ES256","typ":"JWT"})");
  EXPECT_EQ(token.claims["aud"], "https://push.example.net");
  EXPECT_EQ(token.claims["sub"], "mailto:a@example.org");
  EXPECT_GT(token.claims["exp"], kNow);
  EXPECT_LE(token.claims["exp"], kNow + 24 * 60 * 60);
  EXPECT_EQ(token.key, keys.public_key);
  EXPECT_EQ(token.signature.size(), 64U);
  EXPECT_TRUE(is_curve_signature(token.text, token.signature, token.key));
  EXPECT_FALSE(is_curve_signature(token.text + "x", token.signature, token.key));
}

// RFC 8292, section 2.4.
TEST(Vapid, TheExampleOfTheStandardIsSignedAsOurs) {
  const Token token = token_in(
      "vapid "
      "t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAi"
      "OjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkM"
      "lMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
      "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs");
  EXPECT_TRUE(is_curve_signature(token.text, token.signature, token.key));
}

TEST(Vapid, TheOriginIsThatOfTheEndpoint) {
  const auto origin = [](const std::string& endpoint) -> std::string {
    PushTarget target = example_target();
    target.endpoint = endpoint;
    const auto request = push_request(target, {.content = "a"}, *make_push_keys(), "", kNow);
    const std::string header = *std::ranges::find_if(
        request->headers, [](const std::string& one) { return one.starts_with("Authorization"); });
    const Token token = token_in(header);
    EXPECT_FALSE(token.claims.contains("sub"));
    return token.claims["aud"];
  };
  EXPECT_EQ(origin("https://Push.Example.net/a/b?c"), "https://push.example.net");
  EXPECT_EQ(origin("https://push.example.net:443/a"), "https://push.example.net");
  EXPECT_EQ(origin("https://push.example.net:8443/a"), "https://push.example.net:8443");
  EXPECT_EQ(origin("http://127.0.0.1:8443/a"), "http://127.0.0.1:8443");
}

std::string target_fault(std::string_view p256dh, std::string_view auth) {
  const auto target = read_push_target("https://push.example.net/a", p256dh, auth);
  if (target) return "none";
  return target.error().code + " " + target.error().where + " " + target.error().reason;
}

TEST(WebPush, WrongKeysOfBrowsersAreRefused) {
  EXPECT_EQ(target_fault(kBrowserPublic, kBrowserSecret), "none");
  EXPECT_EQ(target_fault("+/+/", kBrowserSecret), "bad_request p256dh server.web_text");
  EXPECT_EQ(target_fault(std::string(kBrowserPublic) + "=", kBrowserSecret),
            "bad_request p256dh server.web_text");
  EXPECT_EQ(target_fault("", kBrowserSecret), "bad_request p256dh server.push_bytes");
  EXPECT_EQ(target_fault("AA", kBrowserSecret), "bad_request p256dh server.push_bytes");
  EXPECT_EQ(target_fault(kBrowserPublic, ""), "bad_request auth server.push_bytes");
  EXPECT_EQ(target_fault(kBrowserPublic, std::string(kBrowserSecret) + "AA"),
            "bad_request auth server.push_bytes");
  EXPECT_EQ(target_fault(kBrowserPublic, "BTBZMqHH6r4Tts7J_aSIg!"),
            "bad_request auth server.web_text");
}

TEST(WebPush, WhatIsNoPointIsRefused) {
  const std::string point = bytes(kBrowserPublic);
  const auto fault = [](const std::string& key) {
    return target_fault(web_text(key), kBrowserSecret);
  };
  EXPECT_EQ(fault(point), "none");
  const char* const refused = "bad_request p256dh server.push_point";
  std::string beside = point;  // not on the curve
  beside.back() = static_cast<char>(beside.back() ^ 1);
  EXPECT_EQ(fault(beside), refused);
  EXPECT_EQ(fault(std::string(65, '\0')), refused);
  EXPECT_EQ(fault('\4' + std::string(64, '\0')), refused);
  EXPECT_EQ(fault('\4' + std::string(64, '\xff')), refused) << "larger than the field";
  for (const char form : {'\0', '\2', '\3', '\5', '\6', '\7'}) {
    std::string other = point;
    other[0] = form;
    EXPECT_EQ(fault(other), refused) << static_cast<int>(form);
  }
}

TEST(WebPush, WhatCannotBeSentIsRefused) {
  const PushKeys keys = *make_push_keys();
  const PushTarget target = example_target();
  const auto code = [&](const PushTarget& to, const std::string& content, const PushKeys& with) {
    const auto request = push_request(to, {.content = content}, with, "", kNow);
    return request ? "none" : request.error().code;
  };
  EXPECT_EQ(code(target, "a", keys), "none");
  EXPECT_EQ(code(target, std::string(kPushContent + 1, 'x'), keys), "bad_request");
  EXPECT_EQ(code({"push.example.net", target.public_key, target.secret}, "a", keys), "bad_url");
  EXPECT_EQ(code(target, "a", {}), "crypto");
  EXPECT_EQ(code(target, "a", {keys.private_key, keys.public_key.substr(1)}), "crypto");
  EXPECT_EQ(code(target, "a", {keys.private_key.substr(1), keys.public_key}), "crypto");
}

TEST(Curve, BothSidesComputeTheSameSecret) {
  const PushKeys one = *make_push_keys();
  const PushKeys other = *make_push_keys();
  EXPECT_NE(one.private_key, other.private_key);
  EXPECT_EQ(one.private_key.size(), 32U);
  EXPECT_TRUE(is_point(one.public_key));
  EXPECT_EQ(shared_secret(one, other.public_key), shared_secret(other, one.public_key));
  EXPECT_FALSE(shared_secret(one, "x"));
}

// A number with zeros in front keeps its 32 bytes; one signature in 128 has such a number.
TEST(Curve, SignaturesAreAlwaysOf64Bytes) {
  const PushKeys keys = *make_push_keys();
  for (int i = 0; i < 600; ++i) {
    const std::string message = std::to_string(i);
    const auto signature = curve_signature(message, keys);
    ASSERT_TRUE(signature);
    ASSERT_EQ(signature->size(), 64U);
    ASSERT_TRUE(is_curve_signature(message, *signature, keys.public_key));
  }
}

}  // namespace
}  // namespace kaisho::server
