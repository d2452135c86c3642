BEGIN TRANSACTION;
CREATE TABLE arrivals (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  alone INTEGER NOT NULL, by_seat INTEGER NOT NULL, was TEXT NOT NULL, name TEXT NOT NULL,
  rev INTEGER NOT NULL, at INTEGER NOT NULL, what INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE clocks (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, time_left INTEGER NOT NULL,
  added INTEGER NOT NULL,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE editions (digest BLOB PRIMARY KEY, content TEXT NOT NULL);
INSERT INTO "editions" VALUES(X'DB7C212A7FDE2EC689E43845E372261B38A5F4D505C81AEB10A3C2829C13C462','{"cards":[{"copies_per_colour":11,"id":"card-2","insurance":2,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":2},{"copies_per_colour":9,"id":"card-3","insurance":1,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":3},{"copies_per_colour":7,"id":"card-5","insurance":0,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":5}],"colours":[{"good":{"id":"silk","name":{"en":"Silk","fr":"Soie"}},"id":"red","name":{"en":"Red","fr":"Rouge"},"ship":{"id":"red-ship","name":{"en":"Red ship","fr":"Navire rouge"}}},{"good":{"id":"porcelain","name":{"en":"Porcelain","fr":"Porcelaine"}},"id":"blue","name":{"en":"Blue","fr":"Bleu"},"ship":{"id":"blue-ship","name":{"en":"Blue ship","fr":"Navire bleu"}}},{"good":{"id":"rice","name":{"en":"Rice","fr":"Riz"}},"id":"yellow","name":{"en":"Yellow","fr":"Jaune"},"ship":{"id":"yellow-ship","name":{"en":"Yellow ship","fr":"Navire jaune"}}},{"good":{"id":"sake","name":{"en":"Sake","fr":"Saké"}},"id":"green","name":{"en":"Green","fr":"Vert"},"ship":{"id":"green-ship","name":{"en":"Green ship","fr":"Navire vert"}}}],"edition":"2015","end_of_game":{"tokens":8},"farm":{"drawn_on_refill":3,"name":{"en":"Farm","fr":"Ferme"},"start":3},"game":"osaka","market":{"drawn_on_refill":2,"name":{"en":"Market","fr":"Marché"},"start":5},"payday":{"round_up_to":5,"value_per_point":5},"players":{"colours":[{"id":"white","name":{"en":"White","fr":"Blanc"}},{"id":"pink","name":{"en":"Pink","fr":"Rose"}},{"id":"grey","name":{"en":"Grey","fr":"Gris"}},{"id":"ochre","name":{"en":"Ochre","fr":"Ocre"}}],"max":4,"min":2},"provenance":{"cards":{"note":"The same 27 cards in each colour; the value is also the worth as a coin.","status":"rulebook"},"colours":{"note":"The four colours are certain and all that the rules use. A public report names the goods (rice, porcelain, a drink, silk); which good has which colour, and sake for the drink, are ours. Cosmetic only.","status":"made_up"},"end_of_game":{"note":"Own tokens of all colours together.","status":"rulebook"},"farm":{"note":"Filled after the market.","status":"rulebook"},"market":{"note":"Cards laid out at the start, and drawn at a refill after the farm has moved.","status":"rulebook"},"payday":{"note":"A lot''s value is rounded up to a multiple, and a point given for each step.","status":"rulebook"},"players":{"note":"2 to 4 players, the same set-up for every number.","status":"rulebook"},"ship_moves":{"note":"Steps per colour in one purchase.","status":"rulebook"},"starting_hand":{"note":"Cards are revealed one at a time until the sum is reached.","status":"rulebook"},"tokens":{"note":"12 of each colour, replaced by markers when they run out; every player starts with one.","status":"rulebook"},"track":{"note":"The rules text names Osaka, Anori, Enshunada and Edo; several public reports agree on six places, Anori third and two wave places before Edo. The name of place 1 rests on one report; west and east are our way to tell the two wave places apart.","status":"public"}},"ship_moves":{"steps_for_one_card":1,"steps_for_two_or_more_cards":2},"starting_hand":{"reveal_until_sum":8},"tokens":{"id":"delivery-token","name":{"en":"Delivery token","fr":"Jeton Livraison"},"per_colour":12,"price_bonus_each":1,"start_per_player":1},"track":[{"id":"osaka","index":0,"kind":"home","known":true,"name":{"en":"Osaka","fr":"Osaka"}},{"id":"oshima","index":1,"kind":"port","name":{"en":"Oshima","fr":"Oshima"}},{"id":"anori","index":2,"kind":"anchor","known":true,"name":{"en":"Anori","fr":"Anori"}},{"id":"enshunada-west","index":3,"kind":"waves","known":true,"name":{"en":"Enshunada (west)","fr":"Enshunada (ouest)"}},{"id":"enshunada-east","index":4,"kind":"waves","known":true,"name":{"en":"Enshunada (east)","fr":"Enshunada (est)"}},{"id":"edo","index":5,"kind":"arrival","known":true,"name":{"en":"Edo","fr":"Edo"}}]}');
CREATE TABLE ending_steps (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  what INTEGER NOT NULL, rev INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "ending_steps" VALUES('old',1,0,2,8,8,1796008812177);
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables, rev INTEGER NOT NULL, seat INTEGER NOT NULL,
  move TEXT NOT NULL, undo INTEGER NOT NULL, at INTEGER NOT NULL, request TEXT NOT NULL,
  hash INTEGER NOT NULL,
  PRIMARY KEY (table_id, rev)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('old',1,0,'token blue',0,1796008810123,'140458224794832-1',-7565590870663283321);
INSERT INTO "entries" VALUES('old',2,1,'token red',0,1796008810126,'140458224787600-1',-358034393961286619);
INSERT INTO "entries" VALUES('old',3,0,'take blue2',0,1796008810128,'140458224794832-2',5253329238397514726);
INSERT INTO "entries" VALUES('old',4,1,'take yellow2',0,1796008810130,'140458224787600-2',-3820680390822831496);
INSERT INTO "entries" VALUES('old',5,0,'reserve blue2 farm',0,1796008810132,'140458224794832-3',-1383250256493023930);
INSERT INTO "entries" VALUES('old',6,1,'reserve red2 farm',0,1796008810134,'140458224787600-3',-8462982948708892035);
INSERT INTO "entries" VALUES('old',7,0,'take yellow3',0,1796008810136,'140458224794832-4',-416634303027489130);
INSERT INTO "entries" VALUES('old',8,1,'take blue5',0,1796008811274,'',-7858935597853185481);
CREATE TABLE messages (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  onlooker TEXT NOT NULL, name TEXT NOT NULL, phrase TEXT NOT NULL, text TEXT NOT NULL,
  request TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "messages" VALUES('old',1,-1,'cfd59e46d843ee1e','','hello','','139879172104464-1',1796054672695);
CREATE TABLE paces (
  table_id TEXT PRIMARY KEY REFERENCES tables, sort INTEGER NOT NULL, bank INTEGER NOT NULL,
  added INTEGER NOT NULL, most INTEGER NOT NULL, out_of_time INTEGER NOT NULL,
  running INTEGER NOT NULL, since INTEGER NOT NULL, due INTEGER
) WITHOUT ROWID;
CREATE TABLE rematches (
  table_id TEXT PRIMARY KEY REFERENCES tables, next TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, level INTEGER NOT NULL,
  name TEXT NOT NULL, key_hash BLOB NOT NULL, nonce BLOB, key_salt BLOB NOT NULL DEFAULT x'', hands_on INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('old',0,0,'Ann',X'16064103AE720B782C87A207EC4165B0CAD09BE5435AE405BF7ADE8A8DEF4311',X'C892729EEC531C46FE076933929239B480D6E8FAE0C16141939FB090AEC86221',X'FF2FA9536FD86FD5DCA7F56E70A7DB87',0);
INSERT INTO "seats" VALUES('old',1,0,'Bo',X'0CA2295C9198ECA807135F0F8BF7BDFBE1107221083829BB3FB1D4AD1BC1273A',X'30B8E56973F231375058949335BEFB59F9D200BCE2753344E0109AE75D612DBF',X'BF6CA8068C478748E0B244051BA813E5',0);
CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "settings" VALUES('cookie_key',X'FE3EAFE93E99B28BF374D91617F0AFDAA047FC7077A3A9052EDEEDE8C41BABDD');
INSERT INTO "settings" VALUES('opening','q6b7whew3cvm28f3');
INSERT INTO "settings" VALUES('place','{"born":"1796054672.474269041","file":"10953003","folder":"/tmp/tmp3xqqm58_","machine":"dca0cca65146fb91"}');
INSERT INTO "settings" VALUES('tried','sfg4de4jpjg8snfb');
CREATE TABLE silences (
  table_id TEXT PRIMARY KEY REFERENCES tables
) WITHOUT ROWID;
CREATE TABLE sitters (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, browser TEXT NOT NULL, place INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat, browser)
) WITHOUT ROWID;
INSERT INTO "sitters" VALUES('old',0,'Jaj53D8vMfkjwAEN4Bz5nw',0);
INSERT INTO "sitters" VALUES('old',1,'a9XNp7f_VivZxV4oOJz81A',0);
CREATE TABLE stand_ins (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  level INTEGER NOT NULL, by_seat INTEGER NOT NULL, rev INTEGER NOT NULL, n INTEGER NOT NULL,
  at INTEGER NOT NULL, end_rev INTEGER, end_n INTEGER, end_at INTEGER,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO "stand_ins" VALUES('old',1,1,2,0,7,7,1796008811163,NULL,NULL,NULL);
CREATE TABLE tables (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
  edition BLOB NOT NULL REFERENCES editions, edition_name TEXT NOT NULL,
  edition_hash TEXT NOT NULL, edition_standard INTEGER NOT NULL,
  turn_cap INTEGER NOT NULL, variants TEXT NOT NULL, open_hands INTEGER NOT NULL,
  public INTEGER NOT NULL, secret BLOB NOT NULL, seed BLOB, creator TEXT NOT NULL,
  created INTEGER NOT NULL,
  status INTEGER NOT NULL, why TEXT NOT NULL, rev INTEGER NOT NULL, n INTEGER NOT NULL,
  to_move INTEGER NOT NULL, changed INTEGER NOT NULL, result TEXT NOT NULL, hash TEXT NOT NULL
, touched INTEGER NOT NULL DEFAULT 0, lobby INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "tables" VALUES('old','','osaka',1,X'DB7C212A7FDE2EC689E43845E372261B38A5F4D505C81AEB10A3C2829C13C462','2015','939f56d667cf44d5',1,0,'[]',0,0,X'A523683AD3D0912F9B04EAEF04437C568DCF8DAC0354C33CE272CE41C1F489A6',X'8BF3A0077349B0641FDDEE1DAABD15032D094B403A283BDDF4878B384AC404FA','Jaj53D8vMfkjwAEN4Bz5nw',1796008810100,1,'',8,8,0,1796008812177,'null','',0,0);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX sitters_by_browser ON sitters (browser);
CREATE INDEX tables_by_edition ON tables (edition);
CREATE INDEX tables_by_touch ON tables (status, touched);
CREATE INDEX paces_by_due ON paces (due) WHERE due IS NOT NULL;
CREATE INDEX tables_in_lobby ON tables (created) WHERE lobby <> 0 AND status = 0;
COMMIT;
PRAGMA user_version = 11;
