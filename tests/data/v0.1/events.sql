BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chairs (
	table_id VARCHAR(40) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	nickname TEXT NOT NULL,
	level VARCHAR(20),
	"key" VARCHAR(64),
	person VARCHAR(64),
	invite VARCHAR(64),
	PRIMARY KEY (table_id, seat),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chairs" VALUES('twopeople',0,'person','Ann of Green Gables',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp',NULL);
INSERT INTO "chairs" VALUES('twopeople',1,'person','Bob',NULL,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,NULL);
INSERT INTO "chairs" VALUES('v5v448h3ka5mtu',0,'person','Bob',NULL,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,NULL);
INSERT INTO "chairs" VALUES('v5v448h3ka5mtu',1,'person','Ann of Green Gables',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp',NULL);
INSERT INTO "chairs" VALUES('resigned',0,'person','Ann of Green Gables',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp',NULL);
INSERT INTO "chairs" VALUES('resigned',1,'person','Bob',NULL,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,NULL);
INSERT INTO "chairs" VALUES('flagged',0,'person','Ann of Green Gables',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp',NULL);
INSERT INTO "chairs" VALUES('flagged',1,'person','Bob',NULL,'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',NULL,NULL);
INSERT INTO "chairs" VALUES('proposed',0,'person','Ann of Green Gables',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','pppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp',NULL);
INSERT INTO "chairs" VALUES('proposed',1,'open','',NULL,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('proposed',2,'person','Eve',NULL,'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc',NULL,NULL);
INSERT INTO "chairs" VALUES('organised',0,'person','The Foxes',NULL,'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',NULL,NULL);
INSERT INTO "chairs" VALUES('organised',1,'person','Team E',NULL,'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',NULL,NULL);
INSERT INTO "chairs" VALUES('organised',2,'person','Team J',NULL,'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx',NULL,NULL);
INSERT INTO "chairs" VALUES('organised',3,'person','Team A',NULL,'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',NULL,NULL);
INSERT INTO "chairs" VALUES('organised',4,'person','Team G',NULL,'gggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg',NULL,NULL);
INSERT INTO "chairs" VALUES('organised',5,'person','',NULL,'oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo',NULL,NULL);
CREATE TABLE leases (
	table_id VARCHAR(40) NOT NULL,
	node VARCHAR(200) NOT NULL,
	seen BIGINT NOT NULL,
	until BIGINT NOT NULL,
	PRIMARY KEY (table_id),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE log (
	table_id VARCHAR(40) NOT NULL,
	number INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	text TEXT NOT NULL,
	at BIGINT NOT NULL,
	seat INTEGER,
	spent BIGINT NOT NULL,
	CONSTRAINT uq_log_table_id_number UNIQUE (table_id, number),
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('twopeople',0,'entry','R=12-3-',1700000000000,NULL,0);
INSERT INTO "log" VALUES('twopeople',1,'entry','G=--231',1700000000000,NULL,0);
INSERT INTO "log" VALUES('twopeople',2,'entry','f3=T',1700000000000,NULL,0);
INSERT INTO "log" VALUES('twopeople',3,'entry','f4=T',1700000000000,NULL,0);
INSERT INTO "log" VALUES('twopeople',4,'entry','f5=L',1700000000000,NULL,0);
INSERT INTO "log" VALUES('twopeople',5,'entry','b1=L',1700000000000,NULL,0);
INSERT INTO "log" VALUES('twopeople',6,'entry','b2=T',1700000000000,NULL,0);
INSERT INTO "log" VALUES('twopeople',7,'entry','b4=L',1700000000000,NULL,0);
INSERT INTO "log" VALUES('twopeople',8,'event','%sit 1 Bob',1700000000000,1,0);
INSERT INTO "log" VALUES('twopeople',9,'entry','f3=b',1700000001000,1,1000);
INSERT INTO "log" VALUES('twopeople',10,'entry','f4=b',1700000002500,1,1500);
INSERT INTO "log" VALUES('twopeople',11,'entry','f5=6',1700000004000,1,1500);
INSERT INTO "log" VALUES('twopeople',12,'entry','b1=c',1700000005500,0,1500);
INSERT INTO "log" VALUES('twopeople',13,'entry','b2=d',1700000007000,0,1500);
INSERT INTO "log" VALUES('twopeople',14,'entry','b4=c',1700000008500,0,1500);
INSERT INTO "log" VALUES('twopeople',15,'chat','hello: %end of "it"',1700000010000,0,0);
INSERT INTO "log" VALUES('twopeople',16,'event','%offer undo 0 13 1',1700000011000,0,0);
INSERT INTO "log" VALUES('twopeople',17,'event','%answer 16 1 yes',1700000012000,1,0);
INSERT INTO "log" VALUES('twopeople',18,'entry','%undo 13',1700000012000,NULL,0);
INSERT INTO "log" VALUES('twopeople',19,'entry','b4=c',1700000013000,0,1000);
INSERT INTO "log" VALUES('twopeople',20,'entry','f4+90',1700000014500,1,1500);
INSERT INTO "log" VALUES('twopeople',21,'entry','f4+90',1700000016000,1,1500);
INSERT INTO "log" VALUES('twopeople',22,'event','%pause 3600000',1700000017500,NULL,0);
INSERT INTO "log" VALUES('twopeople',23,'event','%offer draw 0 - 1',1700000018500,0,0);
INSERT INTO "log" VALUES('twopeople',24,'event','%answer 23 1 no',1700000019500,1,0);
INSERT INTO "log" VALUES('twopeople',25,'event','%bot 1 hard left',1700000020500,1,0);
INSERT INTO "log" VALUES('twopeople',26,'event','%sit 1 Bob',1700000021500,1,0);
INSERT INTO "log" VALUES('twopeople',27,'event','%offer draw 1 - 0',1700000022500,1,0);
INSERT INTO "log" VALUES('twopeople',28,'event','%answer 27 0 yes',1700000023500,0,0);
INSERT INTO "log" VALUES('twopeople',29,'event','%draw',1700000023500,NULL,0);
INSERT INTO "log" VALUES('twopeople',30,'entry','%end draw R=G',1700000023500,NULL,0);
INSERT INTO "log" VALUES('twopeople',31,'entry','%seed 000000000000000000000000000000000000000000000000000000000000000b',1700000023500,NULL,0);
INSERT INTO "log" VALUES('twopeople',32,'event','%offer rematch 0 - 1',1700000024500,0,0);
INSERT INTO "log" VALUES('twopeople',33,'event','%answer 32 1 yes',1700000025500,1,0);
INSERT INTO "log" VALUES('v5v448h3ka5mtu',0,'entry','R=--213',1700000025500,NULL,0);
INSERT INTO "log" VALUES('v5v448h3ka5mtu',1,'entry','G=--123',1700000025500,NULL,0);
INSERT INTO "log" VALUES('v5v448h3ka5mtu',2,'entry','f3=T',1700000025500,NULL,0);
INSERT INTO "log" VALUES('v5v448h3ka5mtu',3,'entry','f4=L',1700000025500,NULL,0);
INSERT INTO "log" VALUES('v5v448h3ka5mtu',4,'entry','f5=L',1700000025500,NULL,0);
INSERT INTO "log" VALUES('v5v448h3ka5mtu',5,'entry','b3=I',1700000025500,NULL,0);
INSERT INTO "log" VALUES('v5v448h3ka5mtu',6,'entry','b4=L',1700000025500,NULL,0);
INSERT INTO "log" VALUES('v5v448h3ka5mtu',7,'entry','b5=L',1700000025500,NULL,0);
INSERT INTO "log" VALUES('twopeople',34,'event','%rematch v5v448h3ka5mtu',1700000025500,NULL,0);
INSERT INTO "log" VALUES('resigned',0,'entry','R=321--',1700000026500,NULL,0);
INSERT INTO "log" VALUES('resigned',1,'entry','G=1-23-',1700000026500,NULL,0);
INSERT INTO "log" VALUES('resigned',2,'entry','f1=L',1700000026500,NULL,0);
INSERT INTO "log" VALUES('resigned',3,'entry','f3=I',1700000026500,NULL,0);
INSERT INTO "log" VALUES('resigned',4,'entry','f4=L',1700000026500,NULL,0);
INSERT INTO "log" VALUES('resigned',5,'entry','b1=T',1700000026500,NULL,0);
INSERT INTO "log" VALUES('resigned',6,'entry','b2=L',1700000026500,NULL,0);
INSERT INTO "log" VALUES('resigned',7,'entry','b3=T',1700000026500,NULL,0);
INSERT INTO "log" VALUES('resigned',8,'entry','f1=6',1700000026500,1,0);
INSERT INTO "log" VALUES('resigned',9,'entry','f3=a',1700000028000,1,0);
INSERT INTO "log" VALUES('resigned',10,'entry','f4=6',1700000029500,1,0);
INSERT INTO "log" VALUES('resigned',11,'entry','b1=d',1700000031000,0,0);
INSERT INTO "log" VALUES('resigned',12,'event','%resign G',1700000032500,1,0);
INSERT INTO "log" VALUES('resigned',13,'entry','%end resign R G',1700000032500,NULL,0);
INSERT INTO "log" VALUES('resigned',14,'entry','%seed 000000000000000000000000000000000000000000000000000000000000000c',1700000032500,NULL,0);
INSERT INTO "log" VALUES('flagged',0,'entry','R=1--23',1700000033500,NULL,0);
INSERT INTO "log" VALUES('flagged',1,'entry','G=31-2-',1700000033500,NULL,0);
INSERT INTO "log" VALUES('flagged',2,'entry','f1=T',1700000033500,NULL,0);
INSERT INTO "log" VALUES('flagged',3,'entry','f2=T',1700000033500,NULL,0);
INSERT INTO "log" VALUES('flagged',4,'entry','f4=L',1700000033500,NULL,0);
INSERT INTO "log" VALUES('flagged',5,'entry','b1=T',1700000033500,NULL,0);
INSERT INTO "log" VALUES('flagged',6,'entry','b4=T',1700000033500,NULL,0);
INSERT INTO "log" VALUES('flagged',7,'entry','b5=L',1700000033500,NULL,0);
INSERT INTO "log" VALUES('flagged',8,'entry','f1=b',1700000033500,1,0);
INSERT INTO "log" VALUES('flagged',9,'entry','f2=b',1700000035000,1,1500);
INSERT INTO "log" VALUES('flagged',10,'event','%flag G',1700000076500,1,41500);
INSERT INTO "log" VALUES('flagged',11,'entry','%end flag R=G',1700000076500,NULL,0);
INSERT INTO "log" VALUES('flagged',12,'entry','%seed 000000000000000000000000000000000000000000000000000000000000000d',1700000076500,NULL,0);
INSERT INTO "log" VALUES('proposed',0,'entry','+M02',1700000077500,NULL,0);
INSERT INTO "log" VALUES('proposed',1,'entry','+M10',1700000077500,NULL,0);
INSERT INTO "log" VALUES('proposed',2,'entry','+M11',1700000077500,NULL,0);
INSERT INTO "log" VALUES('proposed',3,'entry','+E10',1700000077500,NULL,0);
INSERT INTO "log" VALUES('proposed',4,'entry','+E12',1700000077500,NULL,0);
INSERT INTO "log" VALUES('proposed',5,'entry','+E11',1700000077500,NULL,0);
INSERT INTO "log" VALUES('proposed',6,'event','%offer bot 0 1 2 hard',1700000077500,0,0);
INSERT INTO "log" VALUES('proposed',7,'event','%answer 6 2 yes',1700000078500,2,0);
INSERT INTO "log" VALUES('proposed',8,'event','%bot 1 hard agreed',1700000078500,1,0);
INSERT INTO "log" VALUES('proposed',9,'event','%bot 1 random failed',1700000079500,1,0);
INSERT INTO "log" VALUES('proposed',10,'event','%open 1 failed',1700000080500,1,0);
INSERT INTO "log" VALUES('organised',0,'event','%papers {"title": "Egg, \"the\" first", "intro": "One\nTwo"}',1700000081500,NULL,0);
INSERT INTO "log" VALUES('organised',1,'event','%profile 0 {"leader":"Leader","emoji":"🐯","colour":"#c0242f","strokes":[[1,2,3,4]]}',1700000081500,NULL,0);
INSERT INTO "log" VALUES('organised',2,'event','%profile 1 {"leader":"Leader","emoji":"🐯","colour":"#c0242f","strokes":[[1,2,3,4]]}',1700000081500,NULL,0);
INSERT INTO "log" VALUES('organised',3,'event','%profile 2 {"leader":"Leader","emoji":"🐯","colour":"#c0242f","strokes":[[1,2,3,4]]}',1700000081500,NULL,0);
INSERT INTO "log" VALUES('organised',4,'event','%profile 3 {"leader":"Leader","emoji":"🐯","colour":"#c0242f","strokes":[[1,2,3,4]]}',1700000081500,NULL,0);
INSERT INTO "log" VALUES('organised',5,'event','%profile 4 {"leader":"Leader","emoji":"🐯","colour":"#c0242f","strokes":[[1,2,3,4]]}',1700000081500,NULL,0);
INSERT INTO "log" VALUES('organised',6,'entry','open1',1700000081500,5,0);
INSERT INTO "log" VALUES('organised',7,'entry','rank1=F>E>J>A>G',1700000082500,5,0);
INSERT INTO "log" VALUES('organised',8,'event','%halt',1700000083500,5,0);
INSERT INTO "log" VALUES('organised',9,'event','%resume',1700000084500,5,0);
INSERT INTO "log" VALUES('organised',10,'event','%key 2 1',1700000085500,5,0);
INSERT INTO "log" VALUES('organised',11,'event','%profile 0 {"leader":"Eva","emoji":"🦊","colour":"#00ff00","strokes":[]}',1700000086500,0,0);
INSERT INTO "log" VALUES('organised',12,'event','%papers {"title": "Another egg"}',1700000087500,5,0);
INSERT INTO "log" VALUES('organised',13,'event','%letter 0 It was the cook: she has the key.',1700000088500,0,0);
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL,
	game VARCHAR(40) NOT NULL,
	header TEXT NOT NULL,
	kinds TEXT NOT NULL,
	seed VARCHAR(64),
	clock TEXT,
	public BOOLEAN NOT NULL,
	previous VARCHAR(40),
	created BIGINT NOT NULL,
	updated BIGINT NOT NULL,
	status VARCHAR(8) NOT NULL,
	turn INTEGER,
	ply INTEGER NOT NULL,
	result TEXT,
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('twopeople','thebase','{"herna": 1, "game": "thebase", "rules": "base-1", "seats": 2, "options": {"crossing": "walk", "idleRotation": true, "returnChooser": "owner", "tieBreak": "rear", "mix": "D0I6L8T10X0"}, "players": ["Ann of Green Gables", "person"], "commitment": "c09322c415a5ac9ffb1a6cde7e927f480cc1d8afaf22b39a47797966c08e9c4b"}','["person", "open"]','000000000000000000000000000000000000000000000000000000000000000b','{"kind":"bank","seconds":600,"increment":5,"flag":"lose"}',1,NULL,1700000000000,1700000025500,'over',NULL,16,'R=G');
INSERT INTO "tables" VALUES('v5v448h3ka5mtu','thebase','{"herna": 1, "game": "thebase", "rules": "base-1", "seats": 2, "options": {"crossing": "walk", "idleRotation": true, "returnChooser": "owner", "tieBreak": "rear", "mix": "D0I6L8T10X0"}, "players": ["Bob", "Ann of Green Gables"], "commitment": "284c528feb38d6e7e6c67ea158dcaa43e329aacd74433ceaf43376d58fe1a515"}','["person", "person"]','8e2c66f5377aae952cdfdaa24cab0b71d4e5b51ac1e3bbb21c611d0f60ce4089','{"kind":"bank","seconds":600,"increment":5,"flag":"lose"}',1,'twopeople',1700000025500,1700000025500,'running',1,8,NULL);
INSERT INTO "tables" VALUES('resigned','thebase','{"herna": 1, "game": "thebase", "rules": "base-1", "seats": 2, "options": {"crossing": "walk", "idleRotation": true, "returnChooser": "owner", "tieBreak": "rear", "mix": "D0I6L8T10X0"}, "players": ["Ann of Green Gables", "Bob"], "commitment": "a82872b96246dac512ddf0515f5da862a92ecebebcb92537b6e3e73199694c45"}','["person", "person"]','000000000000000000000000000000000000000000000000000000000000000c',NULL,1,NULL,1700000026500,1700000032500,'over',NULL,12,'R G');
INSERT INTO "tables" VALUES('flagged','thebase','{"herna": 1, "game": "thebase", "rules": "base-1", "seats": 2, "options": {"crossing": "walk", "idleRotation": true, "returnChooser": "owner", "tieBreak": "rear", "mix": "D0I6L8T10X0"}, "players": ["Ann of Green Gables", "Bob"], "commitment": "2a3f128306951f1ded174b8803ee1f0df0c6404bbe92682be21fd84accf5d540"}','["person", "person"]','000000000000000000000000000000000000000000000000000000000000000d','{"kind":"move","seconds":30,"increment":0,"flag":"draw"}',1,NULL,1700000033500,1700000076500,'over',NULL,10,'R=G');
INSERT INTO "tables" VALUES('proposed','spacestage','{"herna": 1, "game": "spacestage", "rules": "space-1", "seats": 3, "options": {"hardcore": false, "pairs": false, "master": false, "generators": "diagonal", "move_extension": "one", "bare_hands": 1, "hat": "active", "revived": "plays", "feeding": "must", "consent": "ask", "cap": 40, "cards": "standard"}, "players": ["Ann of Green Gables", "Bob", "Eve"], "commitment": "e14f5be83831f7fefa669d5a84daaa56ec01477dafc6701a83f243bc2228bb11"}','["person", "person", "person"]','000000000000000000000000000000000000000000000000000000000000000e',NULL,0,NULL,1700000077500,1700000080500,'open',0,6,NULL);
INSERT INTO "tables" VALUES('organised','fejag','{"herna": 1, "game": "fejag", "rules": "fejag-1", "seats": 5, "options": {"chain": true, "teleport_dirs": "all", "middle_ends": "path", "protect_dark": true, "cond3": "team", "balance": "running", "hp1_scope": "path", "reveal": "hits", "late_egg": false, "order": "rank", "penalty": "off", "ranks": "manual", "calendar": "FEJAGFEJAG", "map": "grid:\n.....F.....\n...........\n...........\nE.........J\n.....#.....\n...........\n...........\n...........\n...........\n...........\n..A.....G.."}, "players": ["Team F", "Team E", "Team J", "Team A", "Team G"], "commitment": "3ba2581d53fbf070be34b6d6a2382faf1b8e76a3ade45b31c0c7c90ea289874e"}','["person", "person", "person", "person", "person", "person"]','000000000000000000000000000000000000000000000000000000000000000f',NULL,0,NULL,1700000081500,1700000088500,'running',5,2,NULL);
CREATE INDEX ix_tables_status_public_updated ON tables (status, public, updated);
CREATE INDEX ix_chairs_person ON chairs (person);
COMMIT;
