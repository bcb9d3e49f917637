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
