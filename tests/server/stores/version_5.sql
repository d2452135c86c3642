BEGIN TRANSACTION;
CREATE TABLE arrivals (
  table_id TEXT NOT NULL REFERENCES tables, number INTEGER NOT NULL, seat INTEGER NOT NULL,
  alone INTEGER NOT NULL, by_seat INTEGER NOT NULL, was TEXT NOT NULL, name TEXT NOT NULL,
  rev INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE editions (digest BLOB PRIMARY KEY, content TEXT NOT NULL);
INSERT INTO "editions" VALUES(X'DB7C212A7FDE2EC689E43845E372261B38A5F4D505C81AEB10A3C2829C13C462','{"cards":[{"copies_per_colour":11,"id":"card-2","insurance":2,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":2},{"copies_per_colour":9,"id":"card-3","insurance":1,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":3},{"copies_per_colour":7,"id":"card-5","insurance":0,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":5}],"colours":[{"good":{"id":"silk","name":{"en":"Silk","fr":"Soie"}},"id":"red","name":{"en":"Red","fr":"Rouge"},"ship":{"id":"red-ship","name":{"en":"Red ship","fr":"Navire rouge"}}},{"good":{"id":"porcelain","name":{"en":"Porcelain","fr":"Porcelaine"}},"id":"blue","name":{"en":"Blue","fr":"Bleu"},"ship":{"id":"blue-ship","name":{"en":"Blue ship","fr":"Navire bleu"}}},{"good":{"id":"rice","name":{"en":"Rice","fr":"Riz"}},"id":"yellow","name":{"en":"Yellow","fr":"Jaune"},"ship":{"id":"yellow-ship","name":{"en":"Yellow ship","fr":"Navire jaune"}}},{"good":{"id":"sake","name":{"en":"Sake","fr":"Saké"}},"id":"green","name":{"en":"Green","fr":"Vert"},"ship":{"id":"green-ship","name":{"en":"Green ship","fr":"Navire vert"}}}],"edition":"2015","end_of_game":{"tokens":8},"farm":{"drawn_on_refill":3,"name":{"en":"Farm","fr":"Ferme"},"start":3},"game":"osaka","market":{"drawn_on_refill":2,"name":{"en":"Market","fr":"Marché"},"start":5},"payday":{"round_up_to":5,"value_per_point":5},"players":{"colours":[{"id":"white","name":{"en":"White","fr":"Blanc"}},{"id":"pink","name":{"en":"Pink","fr":"Rose"}},{"id":"grey","name":{"en":"Grey","fr":"Gris"}},{"id":"ochre","name":{"en":"Ochre","fr":"Ocre"}}],"max":4,"min":2},"provenance":{"cards":{"note":"The same 27 cards in each colour; the value is also the worth as a coin.","status":"rulebook"},"colours":{"note":"The four colours are certain and all that the rules use. A public report names the goods (rice, porcelain, a drink, silk); which good has which colour, and sake for the drink, are ours. Cosmetic only.","status":"made_up"},"end_of_game":{"note":"Own tokens of all colours together.","status":"rulebook"},"farm":{"note":"Filled after the market.","status":"rulebook"},"market":{"note":"Cards laid out at the start, and drawn at a refill after the farm has moved.","status":"rulebook"},"payday":{"note":"A lot''s value is rounded up to a multiple, and a point given for each step.","status":"rulebook"},"players":{"note":"2 to 4 players, the same set-up for every number.","status":"rulebook"},"ship_moves":{"note":"Steps per colour in one purchase.","status":"rulebook"},"starting_hand":{"note":"Cards are revealed one at a time until the sum is reached.","status":"rulebook"},"tokens":{"note":"12 of each colour, replaced by markers when they run out; every player starts with one.","status":"rulebook"},"track":{"note":"The rules text names Osaka, Anori, Enshunada and Edo; several public reports agree on six places, Anori third and two wave places before Edo. The name of place 1 rests on one report; west and east are our way to tell the two wave places apart.","status":"public"}},"ship_moves":{"steps_for_one_card":1,"steps_for_two_or_more_cards":2},"starting_hand":{"reveal_until_sum":8},"tokens":{"id":"delivery-token","name":{"en":"Delivery token","fr":"Jeton Livraison"},"per_colour":12,"price_bonus_each":1,"start_per_player":1},"track":[{"id":"osaka","index":0,"kind":"home","known":true,"name":{"en":"Osaka","fr":"Osaka"}},{"id":"oshima","index":1,"kind":"port","name":{"en":"Oshima","fr":"Oshima"}},{"id":"anori","index":2,"kind":"anchor","known":true,"name":{"en":"Anori","fr":"Anori"}},{"id":"enshunada-west","index":3,"kind":"waves","known":true,"name":{"en":"Enshunada (west)","fr":"Enshunada (ouest)"}},{"id":"enshunada-east","index":4,"kind":"waves","known":true,"name":{"en":"Enshunada (east)","fr":"Enshunada (est)"}},{"id":"edo","index":5,"kind":"arrival","known":true,"name":{"en":"Edo","fr":"Edo"}}]}');
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables, rev INTEGER NOT NULL, seat INTEGER NOT NULL,
  move TEXT NOT NULL, undo INTEGER NOT NULL, at INTEGER NOT NULL, request TEXT NOT NULL,
  hash INTEGER NOT NULL,
  PRIMARY KEY (table_id, rev)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('old',1,1,'token yellow',0,1795973561686,'140161313152720-1',6912747011331952539);
INSERT INTO "entries" VALUES('old',2,0,'token blue',0,1795973561689,'140161305823440-1',-3632671833310936751);
INSERT INTO "entries" VALUES('old',3,1,'reserve blue2 market',0,1795973561691,'140161313152720-2',-6623619976514743468);
INSERT INTO "entries" VALUES('old',4,0,'reserve yellow3 farm',0,1795973561695,'140161305823440-2',-4967997071280094620);
INSERT INTO "entries" VALUES('old',5,1,'take blue3',0,1795973561695,'140161313152720-3',-774382298859991400);
INSERT INTO "entries" VALUES('old',6,0,'take red5',0,1795973561696,'140161305823440-3',1137290054183975754);
INSERT INTO "entries" VALUES('old',7,1,'take green5',0,1795973561696,'140161313152720-4',7951982063289436421);
INSERT INTO "entries" VALUES('old',8,0,'buy',0,1795973561699,'140161305823440-4',4278690053051498045);
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, level INTEGER NOT NULL,
  name TEXT NOT NULL, key_hash BLOB NOT NULL, nonce BLOB, key_salt BLOB NOT NULL DEFAULT x'', hands_on INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('old',0,0,'Ann',X'80A0A3C6CFC6259661A36FF9D5E6B1348C6B9AC0083BA707DCA17285A63AA0C2',X'A806FD6FC2E2BBAA93BBDD58C283E75E8AB2228C5F13CEFE57FF68BF5BCC0260',X'6B37D5BD81197B9200043820F909F5FD',0);
INSERT INTO "seats" VALUES('old',1,0,'Bo',X'AF3D925566CC4898802373C66FBCCD2AA0DFAD83D88392A3A705F6EFEEA21E86',X'F84ABC329363EE853FEE0466D2D32E71DECE5D2E176A23F2235EFB7F976548AC',X'FE4E1F1C276D7985AEB100AA64D96A92',0);
CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "settings" VALUES('cookie_key',X'5962757775DB65A06137E014F1A159B96DBA49499708AFB33F3006454EBD374E');
INSERT INTO "settings" VALUES('opening','vhnp70kq0aa3pxm4');
CREATE TABLE sitters (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, browser TEXT NOT NULL, place INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat, browser)
) WITHOUT ROWID;
INSERT INTO "sitters" VALUES('old',0,'n__UQek61CCG8T7kkf_1Fw',0);
INSERT INTO "sitters" VALUES('old',1,'wPyt_KN4HN-5QC5tPRR2aA',0);
CREATE TABLE tables (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
  edition BLOB NOT NULL REFERENCES editions, edition_name TEXT NOT NULL,
  edition_hash TEXT NOT NULL, edition_standard INTEGER NOT NULL,
  turn_cap INTEGER NOT NULL, variants TEXT NOT NULL, open_hands INTEGER NOT NULL,
  public INTEGER NOT NULL, secret BLOB NOT NULL, seed BLOB, creator TEXT NOT NULL,
  created INTEGER NOT NULL,
  status INTEGER NOT NULL, why TEXT NOT NULL, rev INTEGER NOT NULL, n INTEGER NOT NULL,
  to_move INTEGER NOT NULL, changed INTEGER NOT NULL, result TEXT NOT NULL, hash TEXT NOT NULL
, touched INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "tables" VALUES('old','','osaka',1,X'DB7C212A7FDE2EC689E43845E372261B38A5F4D505C81AEB10A3C2829C13C462','2015','939f56d667cf44d5',1,0,'[]',0,0,X'2ACED11E9874A36D1EA81B7F55172F30DC115639BA4F978FFCCA5556AD1E6356',X'D7C8E5E4757973AE20D08DD930A59CEFDA87BCE6FF2B82C9A419E64D5672CDF4','n__UQek61CCG8T7kkf_1Fw',1795973561669,1,'',8,8,0,1795973561699,'null','',0);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX sitters_by_browser ON sitters (browser);
CREATE INDEX tables_by_edition ON tables (edition);
CREATE INDEX tables_by_touch ON tables (status, touched);
PRAGMA user_version = 5;
COMMIT;
