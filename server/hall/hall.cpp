#include "server/hall/hall.h"

#include <utility>

namespace kaisho::server {

Hall::Hall(const boost::asio::any_io_executor& executor, Store store, ReaderThread& reader,
           WriterThread& writer, Bots& bots, const Limits& limits, Identity identity)
    : limits_(limits),
      time_(identity.running_time, limits.clock_speed),
      store_(std::move(store)),
      presence_(std::make_shared<Presence>(limits.absence)),
      maker_(std::make_shared<const TableMaker>(identity.key)),
      health_(executor, writer),
      histories_(reader, limits.history_bytes),
      info_(presence_, time_, std::move(identity.public_url), limits.absence, limits.talk),
      broadcast_(executor, info_),
      subscriptions_(*presence_, lists_, info_, broadcast_),
      queries_(store_, reader, lists_, presence_, info_, time_),
      lobby_(executor, reader, presence_),
      registry_(executor, reader, writer, lists_, time_, limits),
      commits_(writer, lists_, broadcast_, time_, identity.notices.waits),
      bots_(executor, bots, commits_),
      stand_ins_(executor, *presence_, commits_, broadcast_, bots_, limits.absence),
      days_off_(commits_, broadcast_),
      endings_(commits_, broadcast_, bots_, time_, limits.absence),
      talks_(writer, broadcast_, info_),
      play_(executor, reader, registry_, *presence_, commits_, bots_),
      seating_(play_, commits_, broadcast_, info_, maker_->keys),
      creator_(reader, writer, lists_, broadcast_, play_, maker_, limits.store_bytes),
      resume_(executor, registry_, play_),
      gathering_(executor, reader, presence_, commits_, broadcast_, play_, maker_->keys),
      flags_(executor, reader, writer, play_, stand_ins_, endings_, time_),
      notices_(executor, store_, reader, writer, registry_, time_, identity.notices) {}

Expected<void> Hall::resume() {
  const Expected<void> resumed = resume_.start(store_);
  if (!resumed) return resumed;
  gathering_.start(limits_.absence);
  flags_.start();
  notices_.start();
  return {};
}

Async<Expected<TableQueries::ListAnswer>> Hall::list(std::string browser) {
  return queries_.list(std::move(browser));
}

Expected<Json> Hall::info(const std::string& id, const std::string& browser) {
  return queries_.info(id, browser);
}

Async<Expected<std::string>> Hall::edition(std::string id) {
  return queries_.edition(std::move(id));
}

Async<Expected<std::string>> Hall::record(std::string id) { return queries_.record(std::move(id)); }

Async<Expected<NewTable>> Hall::read_new_table(std::string body, std::string browser) {
  return creator_.read(std::move(body), std::move(browser));
}

Async<Expected<Json>> Hall::create(NewTable table, std::string address) {
  return creator_.create(std::move(table), std::move(address));
}

Async<Expected<Json>> Hall::rematch(std::string id, std::string browser, std::string address) {
  return creator_.rematch(std::move(id), std::move(browser), std::move(address));
}

Async<Expected<Json>> Hall::sit(std::string id, Seat seat, std::string browser, std::string address,
                                SeatClaim claim) {
  return seating_.sit(std::move(id), seat, std::move(browser), std::move(address),
                      std::move(claim));
}

Async<Expected<Json>> Hall::renew_link(std::string id, Seat seat, std::string browser) {
  return seating_.renew_link(std::move(id), seat, std::move(browser));
}

Async<Expected<Json>> Hall::leave(std::string id, Seat seat, std::string browser) {
  return seating_.leave(std::move(id), seat, std::move(browser));
}

Async<Expected<Json>> Hall::seat_bot(std::string id, Seat seat, std::string browser,
                                     std::string address, int level) {
  return seating_.seat_bot(std::move(id), seat, std::move(browser), std::move(address), level);
}

Async<Expected<Json>> Hall::call_off(std::string id, std::string browser) {
  return seating_.call_off(std::move(id), std::move(browser));
}

Async<Expected<void>> Hall::fall_away(std::string id, std::int64_t before) {
  return seating_.fall_away(std::move(id), before);
}

Async<void> Hall::prepare_history(OpenTablePtr open, std::optional<int> from) {
  return histories_.prepare(std::move(open), from);
}

void Hall::subscribe(const OpenTablePtr& open, Subscriber& subscriber, std::optional<int> from) {
  subscriptions_.subscribe(open, subscriber, from);
  broadcast_.send_talk(*open, subscriber);
  stand_ins_.welcome(open, subscriber.seat());
  if (play_.should_begin(open->table.facts())) play_.wake(open);
}

void Hall::unsubscribe(const OpenTablePtr& open, Subscriber& subscriber) {
  subscriptions_.unsubscribe(open, subscriber);
}

Async<Expected<OpenTablePtr>> Hall::open(std::string id) { return play_.open(std::move(id)); }

Async<Json> Hall::play(OpenTablePtr open, Request request, std::vector<std::string> moves) {
  return play_.play(std::move(open), std::move(request), std::move(moves));
}

Async<Json> Hall::undo(OpenTablePtr open, Request request, int moves) {
  return play_.undo(std::move(open), std::move(request), moves);
}

Async<Expected<void>> Hall::stand_in(OpenTablePtr open, Seat seat, Seat by, std::string browser) {
  return stand_ins_.begin(std::move(open), seat, by, std::move(browser));
}

Async<Expected<void>> Hall::come_back(OpenTablePtr open, Seat seat) {
  return stand_ins_.come_back(std::move(open), seat);
}

Async<Expected<void>> Hall::take_day_off(OpenTablePtr open, Seat seat, int number) {
  return days_off_.take(std::move(open), seat, number);
}

Async<Expected<void>> Hall::resign(OpenTablePtr open, Seat seat, std::string browser) {
  return endings_.resign(std::move(open), seat, std::move(browser));
}

Async<Expected<void>> Hall::agree_to_end(OpenTablePtr open, Seat seat, std::string browser) {
  return endings_.agree(std::move(open), seat, std::move(browser));
}

Async<Expected<void>> Hall::decline_to_end(OpenTablePtr open, Seat seat, std::string browser) {
  return endings_.decline(std::move(open), seat, std::move(browser));
}

Async<Expected<int>> Hall::say(OpenTablePtr open, Seat seat, std::string browser,
                               std::string address, Words words) {
  return talks_.say(std::move(open), seat, std::move(browser), std::move(address),
                    std::move(words));
}

Async<Expected<void>> Hall::remove(std::string id, WriterThread::Job job) {
  return registry_.remove(std::move(id), std::move(job));
}

}  // namespace kaisho::server
