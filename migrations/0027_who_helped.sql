-- Who helped a game as an admin never plays it.
alter table game_help add column user_id uuid;
