BEGIN TRANSACTION;
CREATE TABLE editions (digest BLOB PRIMARY KEY, content TEXT NOT NULL);
INSERT INTO "editions" VALUES(X'917B2DB9B608832597C15989424E61DE93D356B432943F51B2C588CA6AFF5D89','{"cards":[{"copies_per_colour":11,"id":"card-2","insurance":2,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":2},{"copies_per_colour":9,"id":"card-3","insurance":1,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":3},{"copies_per_colour":7,"id":"card-5","insurance":0,"known":true,"name":{"en":"Card {value}","fr":"Carte {value}"},"value":5}],"colours":[{"good":{"id":"silk","name":{"en":"Silk","fr":"Soie"}},"id":"red","name":{"en":"Red","fr":"Rouge"},"ship":{"id":"red-ship","name":{"en":"Red ship","fr":"Navire rouge"}}},{"good":{"id":"porcelain","name":{"en":"Porcelain","fr":"Porcelaine"}},"id":"blue","name":{"en":"Blue","fr":"Bleu"},"ship":{"id":"blue-ship","name":{"en":"Blue ship","fr":"Navire bleu"}}},{"good":{"id":"rice","name":{"en":"Rice","fr":"Riz"}},"id":"yellow","name":{"en":"Yellow","fr":"Jaune"},"ship":{"id":"yellow-ship","name":{"en":"Yellow ship","fr":"Navire jaune"}}},{"good":{"id":"sake","name":{"en":"Sake","fr":"Saké"}},"id":"green","name":{"en":"Green","fr":"Vert"},"ship":{"id":"green-ship","name":{"en":"Green ship","fr":"Navire vert"}}}],"edition":"2015","end_of_game":{"tokens":8},"farm":{"drawn_on_refill":3,"name":{"en":"Farm","fr":"Ferme"},"start":3},"game":"osaka","market":{"drawn_on_refill":2,"name":{"en":"Market","fr":"Marché"},"start":5},"payday":{"round_up_to":5,"value_per_point":5},"players":{"colours":[{"id":"white","name":{"en":"White","fr":"Blanc"}},{"id":"pink","name":{"en":"Pink","fr":"Rose"}},{"id":"grey","name":{"en":"Grey","fr":"Gris"}},{"id":"ochre","name":{"en":"Ochre","fr":"Ocre"}}],"max":4,"min":2},"provenance":{"cards":{"note":"The same 27 cards in each colour; the value is also the worth as a coin.","status":"rulebook"},"colours":{"note":"The four colours are certain and all that the rules use. A public report names the goods (rice, porcelain, a drink, silk); which good has which colour, and sake for the drink, are ours. Cosmetic only.","status":"house"},"end_of_game":{"note":"Own tokens of all colours together.","status":"rulebook"},"farm":{"note":"Filled after the market.","status":"rulebook"},"market":{"note":"Cards laid out at the start, and drawn at a refill after the farm has moved.","status":"rulebook"},"payday":{"note":"A lot''s value is rounded up to a multiple, and a point given for each step.","status":"rulebook"},"players":{"note":"2 to 4 players, the same set-up for every number.","status":"rulebook"},"ship_moves":{"note":"Steps per colour in one purchase.","status":"rulebook"},"starting_hand":{"note":"Cards are revealed one at a time until the sum is reached.","status":"rulebook"},"tokens":{"note":"12 of each colour, replaced by markers when they run out; every player starts with one.","status":"rulebook"},"track":{"note":"The rules text names Osaka, Anori, Enshunada and Edo; several public reports agree on six places, Anori third and two wave places before Edo. The name of place 1 rests on one report; west and east are our way to tell the two wave places apart.","status":"public"}},"ship_moves":{"steps_for_one_card":1,"steps_for_two_or_more_cards":2},"starting_hand":{"reveal_until_sum":8},"tokens":{"id":"delivery-token","name":{"en":"Delivery token","fr":"Jeton Livraison"},"per_colour":12,"price_bonus_each":1,"start_per_player":1},"track":[{"id":"osaka","index":0,"kind":"home","known":true,"name":{"en":"Osaka","fr":"Osaka"}},{"id":"oshima","index":1,"kind":"port","name":{"en":"Oshima","fr":"Oshima"}},{"id":"anori","index":2,"kind":"anchor","known":true,"name":{"en":"Anori","fr":"Anori"}},{"id":"enshunada-west","index":3,"kind":"waves","known":true,"name":{"en":"Enshunada (west)","fr":"Enshunada (ouest)"}},{"id":"enshunada-east","index":4,"kind":"waves","known":true,"name":{"en":"Enshunada (east)","fr":"Enshunada (est)"}},{"id":"edo","index":5,"kind":"arrival","known":true,"name":{"en":"Edo","fr":"Edo"}}]}');
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables, rev INTEGER NOT NULL, seat INTEGER NOT NULL,
  move TEXT NOT NULL, undo INTEGER NOT NULL, at INTEGER NOT NULL, request TEXT NOT NULL,
  hash INTEGER NOT NULL,
  PRIMARY KEY (table_id, rev)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('old',1,0,'token blue',0,1795899316168,'140573047020752-1',8966131999865087774);
INSERT INTO "entries" VALUES('old',2,1,'token red',0,1795899316171,'140573047021584-1',4985472350691141072);
INSERT INTO "entries" VALUES('old',3,0,'take blue2',0,1795899316175,'140573047020752-2',-5813217349889675295);
INSERT INTO "entries" VALUES('old',4,1,'take green2',0,1795899316179,'140573047021584-2',-4893250335970862412);
INSERT INTO "entries" VALUES('old',5,0,'reserve blue5 farm',0,1795899316183,'140573047020752-3',-338378220292691450);
INSERT INTO "entries" VALUES('old',6,1,'reserve green3 farm',0,1795899316185,'140573047021584-3',-5529415103873498279);
INSERT INTO "entries" VALUES('old',7,0,'take yellow3',0,1795899316191,'140573047020752-4',-7594398893947122624);
INSERT INTO "entries" VALUES('old',8,1,'take yellow2',0,1795899316195,'140573047021584-4',-1503853112035869376);
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, level INTEGER NOT NULL,
  name TEXT NOT NULL, key_hash BLOB NOT NULL, nonce BLOB, key_salt BLOB NOT NULL DEFAULT x'', hands_on INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('old',0,0,'Ann',X'A006E4101F881D36F0BAF28B7C8BE50C82CBFD0C6DC1086FCA1C87C611F04537',X'DEB278167F09698715371C39B01AAC23B9EFFC19B903827F9251D50270EB3244',X'80438B2F6E963BAB202EEB3979E6F6EF',0);
INSERT INTO "seats" VALUES('old',1,0,'Bo',X'AB5DC4909566A44731B51B049DE08D2E2D1D90361BD6E1413C2BC5BD8A439F88',X'364A77DD4A495216AFE23FD43D64C9D8FE49F4BA2C2F35C61707E2B6E4CCE73A',X'AC446DAEDCB34ED7A85B02E0B88BC9D0',0);
CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "settings" VALUES('cookie_key',X'BE8E463BB60AB07C6325DC6237A82662969E7AA5B349F3655ACC71A4491E9466');
INSERT INTO "settings" VALUES('opening','fd5pxt92bxxa4ayt');
CREATE TABLE sitters (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, browser TEXT NOT NULL, place INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, seat, browser)
) WITHOUT ROWID;
INSERT INTO "sitters" VALUES('old',0,'8GK9itxzcGQDP42OCmW2Ww',0);
INSERT INTO "sitters" VALUES('old',1,'bUhnsTrzVXERvoDH1jvupw',0);
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
INSERT INTO "tables" VALUES('old','','osaka',1,X'917B2DB9B608832597C15989424E61DE93D356B432943F51B2C588CA6AFF5D89','2015','939f56d667cf44d5',1,0,'[]',0,0,X'312F6A420FC8B4C5BD8E979D721158F852C59C1DE1170170DCE5890B7CE0CF6C',X'E364F34DDBE3A1A2551EB83C637EC7CB8DA84A5D7ECC9C3D4BFFC18724B4AA6E','8GK9itxzcGQDP42OCmW2Ww',1795899316154,1,'',8,8,0,1795899316195,'null','',0);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX sitters_by_browser ON sitters (browser);
CREATE INDEX tables_by_edition ON tables (edition);
CREATE INDEX tables_by_touch ON tables (status, touched);
PRAGMA user_version = 4;
COMMIT;
