-- Links of mails, each of which plays one offer, once. Only their hashes are kept.
create table move_link (
  digest bytea primary key,
  user_id uuid not null,
  game_id uuid not null,
  seat smallint not null,
  turn integer not null, -- of the seat
  version integer not null, -- the seat's, upon which the act was offered
  decision text, -- of a sealed act, which the others' sealed acts do not overtake
  act jsonb not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index move_link_by_user on move_link (user_id);

-- Addresses that answer a mail about a game: who writes to one from his own plays by it. Only their
-- hashes are kept.
create table reply_address (
  digest bytea primary key,
  user_id uuid not null,
  game_id uuid not null,
  seat smallint not null,
  turn integer not null, -- of the seat
  version integer not null, -- the seat's, of which the mail told
  number integer not null, -- the newest event then
  pending jsonb, -- lines that were tried and wait for a yes
  expires_at timestamptz not null
);
create index reply_address_by_user on reply_address (user_id);

-- Mails that came in and had their effect, by a hash: of a repeated one nothing follows.
create table reply_seen (
  digest bytea primary key,
  user_id uuid not null,
  at timestamptz not null
);
create index reply_seen_by_user on reply_seen (user_id);
