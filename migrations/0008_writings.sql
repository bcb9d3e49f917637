-- What people write at a game: kept apart from its log, so that it can be erased.

-- A user's own notes, which are his alone: whoever takes his seat over does not get them.
create table game_note (
  game_id uuid not null,
  user_id uuid not null,
  text text not null,
  at timestamptz not null,
  primary key (game_id, user_id)
);

-- Numbers are the service's own: each reader counts only what he may read.
create table game_message (
  game_id uuid not null,
  number integer not null,
  message_id uuid not null,
  author uuid not null,
  seat smallint not null,
  to_seat smallint,
  to_user uuid,
  withheld_from uuid[] not null,
  text text not null,
  at timestamptz not null,
  primary key (game_id, number),
  unique (game_id, message_id)
);

create table game_report (
  game_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  reason text not null,
  at timestamptz not null,
  primary key (game_id, message_id, user_id)
);

create table game_mute (
  game_id uuid not null,
  user_id uuid not null,
  muted uuid not null,
  primary key (game_id, user_id, muted)
);

alter table game_note add foreign key (game_id) references game (game_id);
alter table game_message add foreign key (game_id) references game (game_id);
alter table game_report add foreign key (game_id) references game (game_id);
alter table game_mute add foreign key (game_id) references game (game_id);
