-- Apart from the tables: a distributed database needs the tables distributed before they are linked,
-- one key per statement.
alter table game_seat add foreign key (game_id) references game (game_id);
alter table game_event add foreign key (game_id) references game (game_id);
alter table game_snapshot add foreign key (game_id) references game (game_id);
alter table game_outbox add foreign key (game_id) references game (game_id);
alter table game_idempotency add foreign key (game_id) references game (game_id);
