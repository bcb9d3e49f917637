-- Distributes a migrated, still empty database over a Citus cluster by game_id. Run it once on the
-- coordinator as the owner, before the service starts for the first time:
--
--   npm run migrate
--   psql "$DATABASE_OWNER_URL" -v ON_ERROR_STOP=1 -f scripts/citus.sql
--
-- Citus wants the tables distributed before they are linked, and each link made by itself.

alter table game_seat drop constraint game_seat_game_id_fkey;
alter table game_admission drop constraint game_admission_game_id_fkey;
alter table game_event drop constraint game_event_game_id_fkey;
alter table game_snapshot drop constraint game_snapshot_game_id_fkey;
alter table game_outbox drop constraint game_outbox_game_id_fkey;
alter table game_idempotency drop constraint game_idempotency_game_id_fkey;
alter table game_note drop constraint game_note_game_id_fkey;
alter table game_message drop constraint game_message_game_id_fkey;
alter table game_report drop constraint game_report_game_id_fkey;
alter table game_mute drop constraint game_mute_game_id_fkey;
alter table game_look drop constraint game_look_game_id_fkey;
alter table game_help drop constraint game_help_game_id_fkey;
alter table game_former_player drop constraint game_former_player_game_id_fkey;
alter table game_erased_player drop constraint game_erased_player_game_id_fkey;
alter table game_clock drop constraint game_clock_game_id_fkey;
alter table game_chat_seen drop constraint game_chat_seen_game_id_fkey;
alter table game_chat_closing drop constraint game_chat_closing_game_id_fkey;

select create_distributed_table('game', 'game_id');
select create_distributed_table('game_seat', 'game_id', colocate_with => 'game');
select create_distributed_table('game_admission', 'game_id', colocate_with => 'game');
select create_distributed_table('game_event', 'game_id', colocate_with => 'game');
select create_distributed_table('game_snapshot', 'game_id', colocate_with => 'game');
select create_distributed_table('game_outbox', 'game_id', colocate_with => 'game');
select create_distributed_table('game_idempotency', 'game_id', colocate_with => 'game');
select create_distributed_table('game_note', 'game_id', colocate_with => 'game');
select create_distributed_table('game_message', 'game_id', colocate_with => 'game');
select create_distributed_table('game_report', 'game_id', colocate_with => 'game');
select create_distributed_table('game_mute', 'game_id', colocate_with => 'game');
select create_distributed_table('game_look', 'game_id', colocate_with => 'game');
select create_distributed_table('game_help', 'game_id', colocate_with => 'game');
select create_distributed_table('game_former_player', 'game_id', colocate_with => 'game');
select create_distributed_table('game_erased_player', 'game_id', colocate_with => 'game');
select create_distributed_table('game_clock', 'game_id', colocate_with => 'game');
select create_distributed_table('game_chat_seen', 'game_id', colocate_with => 'game');
select create_distributed_table('game_chat_closing', 'game_id', colocate_with => 'game');

-- Read with every game, written almost never: a copy on each node.
select create_reference_table('edition');

alter table game_seat add foreign key (game_id) references game (game_id);
alter table game_admission add foreign key (game_id) references game (game_id);
alter table game_event add foreign key (game_id) references game (game_id);
alter table game_snapshot add foreign key (game_id) references game (game_id);
alter table game_outbox add foreign key (game_id) references game (game_id);
alter table game_idempotency add foreign key (game_id) references game (game_id);
alter table game_note add foreign key (game_id) references game (game_id);
alter table game_message add foreign key (game_id) references game (game_id);
alter table game_report add foreign key (game_id) references game (game_id);
alter table game_mute add foreign key (game_id) references game (game_id);
alter table game_look add foreign key (game_id) references game (game_id);
alter table game_help add foreign key (game_id) references game (game_id);
alter table game_former_player add foreign key (game_id) references game (game_id);
alter table game_erased_player add foreign key (game_id) references game (game_id);
alter table game_clock add foreign key (game_id) references game (game_id);
alter table game_chat_seen add foreign key (game_id) references game (game_id);
alter table game_chat_closing add foreign key (game_id) references game (game_id);

-- One call, carried out whole on the node that holds the game.
select create_distributed_function(
  'append_events(uuid, integer, bytea, jsonb, text, text, integer[], smallint[], jsonb, jsonb, jsonb, jsonb, uuid, text, bytea)',
  'p_game', colocate_with => 'game');
select create_distributed_function(
  'create_game(uuid, text, integer, bytea, jsonb, smallint, jsonb, uuid, uuid, bytea, bytea, timestamp with time zone, jsonb, text, text, integer[], smallint[], jsonb, jsonb, jsonb, jsonb, uuid, text, bytea)',
  'p_game', colocate_with => 'game');
