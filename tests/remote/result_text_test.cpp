#include "remote/result_text.h"

#include <gtest/gtest.h>

#include "core/reading/fault.h"
#include "core/reading/json.h"

namespace kaisho::remote::test {
namespace {

TEST(ResultText, tells_errors_from_results) {
  const std::string text = error_text({"given_up", "Nobody came back.", ""});
  EXPECT_TRUE(is_error_text(text));
  EXPECT_EQ(read_game_result(text).error().code, "given_up");
  EXPECT_EQ(read_move_result(text).error().message, "Nobody came back.");
  EXPECT_FALSE(is_error_text(R"({"move":"take red5"})"));
  EXPECT_FALSE(is_error_text(R"({"outcome":{"error":1}})"));
  EXPECT_FALSE(is_error_text("played"));
  EXPECT_FALSE(is_error_text(R"(["error"])"));
}

TEST(ResultText, keeps_what_an_error_says_in_any_language) {
  const Error sent =
      error_of("given_up", "remote.given_up", {{"tries", 20}, {"who", "Ann"}}, "players");
  const Error read = read_move_result(error_text(sent)).error();
  EXPECT_EQ(read.code, sent.code);
  EXPECT_EQ(read.message, sent.message);
  EXPECT_EQ(read.where, "players");
  EXPECT_EQ(error_json(read), error_json(sent));
  EXPECT_EQ(read_move_result(R"({"error":{"code":"x","message":"X.","reason":7}})").error().code,
            "bad_result");
}

TEST(ResultText, knows_what_another_worker_may_do) {
  EXPECT_TRUE(is_refusal({"no_commands", "", ""}));
  EXPECT_TRUE(is_refusal({"no_program", "", ""}));
  EXPECT_FALSE(is_refusal({"bad_player", "", ""}));
  EXPECT_FALSE(is_refusal({"given_up", "", ""}));
}

}  // namespace
}  // namespace kaisho::remote::test
