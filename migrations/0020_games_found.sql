-- Admins find games by title, version and state, the newest first; stuck and slow ones first of all.
create index game_by_kind on game (title, title_version, status, created_at desc, game_id desc);
create index game_broken on game (created_at desc, game_id desc) where broken_at is not null;
create index game_clock_failed on game_clock (game_id) where tries > 0;
create index game_clock_waiting on game_clock (wait_began, game_id) where waits;

-- Admins who looked behind a game's cards, for how long they may in which session: none of them ever plays it.
create table game_look (
  game_id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  at timestamptz not null,
  until_at timestamptz not null,
  primary key (game_id, user_id)
);
alter table game_look add foreign key (game_id) references game (game_id);
