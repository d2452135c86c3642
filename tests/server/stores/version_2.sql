BEGIN TRANSACTION;
CREATE TABLE editions (digest BLOB PRIMARY KEY, content TEXT NOT NULL);
INSERT INTO "editions" VALUES(X'9A2B1375E16C61D5FC9B23AF6EB5929B22FE2CAC08C2C9782D9C5792A101D61E','{"cards":[{"copies_per_colour":11,"id":"card-2","insurance":2,"known":true,"name":{"en":"Card 2","fr":"Carte 2"},"value":2},{"copies_per_colour":9,"id":"card-3","insurance":1,"known":true,"name":{"en":"Card 3","fr":"Carte 3"},"value":3},{"copies_per_colour":7,"id":"card-5","insurance":0,"known":true,"name":{"en":"Card 5","fr":"Carte 5"},"value":5}],"colours":[{"good":{"id":"silk","name":{"en":"Silk","fr":"Soie"}},"id":"red","name":{"en":"Red","fr":"Rouge"},"ship":{"id":"red-ship","name":{"en":"Red ship","fr":"Navire rouge"}}},{"good":{"id":"porcelain","name":{"en":"Porcelain","fr":"Porcelaine"}},"id":"blue","name":{"en":"Blue","fr":"Bleu"},"ship":{"id":"blue-ship","name":{"en":"Blue ship","fr":"Navire bleu"}}},{"good":{"id":"rice","name":{"en":"Rice","fr":"Riz"}},"id":"yellow","name":{"en":"Yellow","fr":"Jaune"},"ship":{"id":"yellow-ship","name":{"en":"Yellow ship","fr":"Navire jaune"}}},{"good":{"id":"sake","name":{"en":"Sake","fr":"Saké"}},"id":"green","name":{"en":"Green","fr":"Vert"},"ship":{"id":"green-ship","name":{"en":"Green ship","fr":"Navire vert"}}}],"edition":"2015","end_of_game":{"tokens":8},"farm":{"drawn_on_refill":3,"name":{"en":"Farm","fr":"Ferme"},"start":3},"game":"osaka","market":{"drawn_on_refill":2,"name":{"en":"Market","fr":"Marché"},"start":5},"payday":{"round_up_to":5,"value_per_point":5},"players":{"colours":[{"id":"white","name":{"en":"White","fr":"Blanc"}},{"id":"pink","name":{"en":"Pink","fr":"Rose"}},{"id":"grey","name":{"en":"Grey","fr":"Gris"}},{"id":"ochre","name":{"en":"Ochre","fr":"Ocre"}}],"max":4,"min":2},"provenance":{"cards":{"note":"The same 27 cards in each colour; the value is also the worth as a coin.","status":"rulebook"},"colours":{"note":"The four colours are certain and all that the rules use. A public report names the goods (rice, porcelain, a drink, silk); which good has which colour, and sake for the drink, are ours. Cosmetic only.","status":"house"},"end_of_game":{"note":"Own tokens of all colours together.","status":"rulebook"},"farm":{"note":"Filled after the market.","status":"rulebook"},"market":{"note":"Cards laid out at the start, and drawn at a refill after the farm has moved.","status":"rulebook"},"payday":{"note":"A lot''s value is rounded up to a multiple, and a point given for each step.","status":"rulebook"},"players":{"note":"2 to 4 players, the same set-up for every number.","status":"rulebook"},"ship_moves":{"note":"Steps per colour in one purchase.","status":"rulebook"},"starting_hand":{"note":"Cards are revealed one at a time until the sum is reached.","status":"rulebook"},"tokens":{"note":"12 of each colour, replaced by markers when they run out; every player starts with one.","status":"rulebook"},"track":{"note":"The rules text names Osaka, Anori, Enshunada and Edo; several public reports agree on six places, Anori third and two wave places before Edo. The name of place 1 rests on one report; west and east are our way to tell the two wave places apart.","status":"public"}},"ship_moves":{"steps_for_one_card":1,"steps_for_two_or_more_cards":2},"starting_hand":{"reveal_until_sum":8},"tokens":{"id":"delivery-token","name":{"en":"Delivery token","fr":"Jeton Livraison"},"per_colour":12,"price_bonus_each":1,"start_per_player":1},"track":[{"id":"osaka","index":0,"kind":"home","known":true,"name":{"en":"Osaka","fr":"Osaka"}},{"id":"oshima","index":1,"kind":"port","name":{"en":"Oshima","fr":"Oshima"}},{"id":"anori","index":2,"kind":"anchor","known":true,"name":{"en":"Anori","fr":"Anori"}},{"id":"enshunada-west","index":3,"kind":"waves","known":true,"name":{"en":"Enshunada (west)","fr":"Enshunada (ouest)"}},{"id":"enshunada-east","index":4,"kind":"waves","known":true,"name":{"en":"Enshunada (east)","fr":"Enshunada (est)"}},{"id":"edo","index":5,"kind":"arrival","known":true,"name":{"en":"Edo","fr":"Edo"}}]}');
CREATE TABLE entries (
  table_id TEXT NOT NULL REFERENCES tables, rev INTEGER NOT NULL, seat INTEGER NOT NULL,
  move TEXT NOT NULL, undo INTEGER NOT NULL, at INTEGER NOT NULL, request TEXT NOT NULL,
  hash INTEGER NOT NULL,
  PRIMARY KEY (table_id, rev)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('old',1,0,'token blue',0,1795644935525,'139852017053200-1',2085961789910821040);
INSERT INTO "entries" VALUES('old',2,1,'token red',0,1795644935536,'139852017053968-1',-4225953775490089642);
INSERT INTO "entries" VALUES('old',3,0,'reserve yellow2 market',0,1795644935547,'139852017053200-2',-6530130129264224878);
INSERT INTO "entries" VALUES('old',4,1,'take yellow5',0,1795644935564,'139852017053968-2',7031618584881788136);
INSERT INTO "entries" VALUES('old',5,0,'take blue3',0,1795644935580,'139852017053200-3',7336876016382584194);
INSERT INTO "entries" VALUES('old',6,1,'reserve red2 farm',0,1795644935592,'139852017053968-3',3023360303677747909);
INSERT INTO "entries" VALUES('old',7,0,'take yellow3',0,1795644935608,'139852017053200-4',-4100346151109318078);
INSERT INTO "entries" VALUES('old',8,1,'take blue3',0,1795644935688,'139852017053968-4',-2320816804163353802);
CREATE TABLE seats (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, level INTEGER NOT NULL,
  name TEXT NOT NULL, key_hash BLOB NOT NULL, nonce BLOB,
  PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES('old',0,0,'Ann',X'7C96B2E7D5A74A2E52C9B134EF002E8ED3BE9B1904BD9C3A44D8A50D9A68E2D1',X'1AC1E34DC2E215E121E003546689FDF4F1D3440744DB00BD176A365C898E1E31');
INSERT INTO "seats" VALUES('old',1,0,'Bo',X'5E0C83E02E0C201E27AD6B5394D0360227F6857C1BE69FEC346A6CFF15E62E6D',X'77E91D2F49814684525C3824E8AC72B8032A94D31AAA67C4F523DAEE97DB24A6');
CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
INSERT INTO "settings" VALUES('cookie_key',X'32F759C1BA287B834DD62B046B3C36A76830294225B78106BA01E6911265D699');
INSERT INTO "settings" VALUES('opening','yru9qd5gukmhaty4');
INSERT INTO "settings" VALUES('tried','60jd9748p8jtgga9');
CREATE TABLE sitters (
  table_id TEXT NOT NULL REFERENCES tables, seat INTEGER NOT NULL, browser TEXT NOT NULL,
  PRIMARY KEY (table_id, seat, browser)
) WITHOUT ROWID;
INSERT INTO "sitters" VALUES('old',1,'RJfyJrgQCwrHsSnP34GCrQ');
INSERT INTO "sitters" VALUES('old',0,'X4wpPqjlj3HOxsJnijo7Hg');
CREATE TABLE tables (
  id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rules_version INTEGER NOT NULL,
  edition BLOB NOT NULL REFERENCES editions, edition_name TEXT NOT NULL,
  edition_hash TEXT NOT NULL, edition_standard INTEGER NOT NULL,
  turn_cap INTEGER NOT NULL, variants TEXT NOT NULL, open_hands INTEGER NOT NULL,
  public INTEGER NOT NULL, secret BLOB NOT NULL, seed BLOB, creator TEXT NOT NULL,
  created INTEGER NOT NULL,
  status INTEGER NOT NULL, why TEXT NOT NULL, rev INTEGER NOT NULL, n INTEGER NOT NULL,
  to_move INTEGER NOT NULL, changed INTEGER NOT NULL, result TEXT NOT NULL, hash TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('old','','osaka',1,X'9A2B1375E16C61D5FC9B23AF6EB5929B22FE2CAC08C2C9782D9C5792A101D61E','2015','b1827b4f803776e0',1,0,'[]',0,0,X'D8A530C84867226F3B86A084953AA63B8E21AE6140DFAD7C755B4D08630A5CF9',X'1C0FA6FDD5EB9A24DF36D36BCB3F4F73332713646594ED5415D5E6B5A7581FD9','X4wpPqjlj3HOxsJnijo7Hg',1795644935367,1,'',8,8,0,1795644935688,'null','');
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX sitters_by_browser ON sitters (browser);
CREATE INDEX tables_by_edition ON tables (edition);
PRAGMA user_version = 2;
COMMIT;
