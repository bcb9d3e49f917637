-- What each process says of itself now and then, so that whoever runs the service sees how it is.

-- The processes that are there. One that ends as it was told to goes; of one that died the row stays for a while.
create table service_process (
  process_id uuid primary key,
  answers boolean not null, -- requests
  works boolean not null, -- looks after clocks and mails,
  posts boolean not null, -- and sends these
  release text not null,
  node text not null,
  began_at timestamptz not null,
  at timestamptz not null -- when it last said that it is there
);

-- How many requests all processes answered in each minute, by the first digit of the status. Nothing is
-- counted by user or game.
create table service_answers (
  minute timestamptz not null,
  class smallint not null,
  count integer not null,
  primary key (minute, class)
);

-- What each table took, with its indexes, on each day.
create table service_size (
  day date not null,
  name text not null,
  bytes bigint not null,
  primary key (day, name)
);

-- The backups that `npm run backup` has finished: as of when each is.
create table service_backup (
  at timestamptz primary key,
  bytes bigint not null
);

-- What has gone wrong is found without reading what went well.
create index outgoing_mail_waiting on outgoing_mail (created_at)
  where sent_at is null and given_up_at is null;
create index outgoing_mail_given_up on outgoing_mail (given_up_at) where given_up_at is not null;
create index user_account_in_trouble on user_account (user_id) where mail_trouble is not null;
create index user_account_admins on user_account (name_key) where is_admin;

-- How many games there are of a title, a version and a state is estimated by these together: they depend
-- on one another.
create statistics game_kinds (mcv) on title, title_version, status from game;
