-- The games' family: every key and every query holds game_id, so that it can be distributed by it.

create table game (
  game_id uuid primary key,
  title text not null,
  title_version integer not null,
  edition bytea not null,
  options jsonb not null,
  seats smallint not null,
  host uuid not null,
  secret bytea not null, -- all chance comes from it; never leaves before the end
  commitment bytea not null, -- its hash, published at once
  status text not null default 'open' check (status in ('open', 'running', 'ended')),
  number integer not null default 0, -- of the newest event
  hash bytea not null, -- of the newest event
  versions integer[] not null, -- how many events each seat, and last the spectators, were told of
  to_act smallint[] not null default '{}', -- the seats the game waits for
  broken_at integer, -- the first event whose hash is wrong: the game is then read-only
  created_at timestamptz not null
);

create table game_seat (
  game_id uuid not null,
  seat smallint not null,
  user_id uuid not null,
  primary key (game_id, seat),
  unique (game_id, user_id)
);
create index game_seat_by_user on game_seat (user_id);

-- The log: append only, and the truth. The primary key is the concurrency check.
create table game_event (
  game_id uuid not null,
  number integer not null,
  kind text not null check (kind in ('play', 'order', 'table', 'clock', 'undo', 'repair')),
  seat smallint,
  action jsonb, -- what was asked, where everybody may read it
  facts jsonb not null, -- their public parts; null for one that is sealed whole
  sealed jsonb not null, -- one salted leaf per secret: of an action, of a fact
  draws jsonb not null, -- one salted leaf per random number
  told smallint[], -- the seats that learn of it; null: everybody
  hash bytea not null,
  at timestamptz not null,
  primary key (game_id, number)
);

-- States to start replaying from. They only save time: any may be thrown away.
create table game_snapshot (
  game_id uuid not null,
  number integer not null,
  content jsonb not null,
  digest bytea not null, -- of the content and of the event it stands behind
  primary key (game_id, number)
);

-- What must follow an event, written with it and relayed afterwards.
create table game_outbox (
  game_id uuid not null,
  number integer not null,
  ordinal smallint not null,
  topic text not null,
  payload jsonb not null,
  at timestamptz not null,
  primary key (game_id, number, ordinal)
);
create index game_outbox_by_time on game_outbox (at);

-- Which request wrote which events, so that a repeated one has no second effect.
create table game_idempotency (
  game_id uuid not null,
  user_id uuid not null,
  key text not null,
  digest bytea not null, -- of the request
  first_number integer not null,
  last_number integer not null,
  at timestamptz not null,
  primary key (game_id, user_id, key)
);
