-- What admins ask for and do, reading what is secret included: written before it is done, never changed.
create table admin_audit (
  entry_id uuid primary key,
  at timestamptz not null,
  admin uuid, -- null: whoever may run commands on the machine itself
  operation text not null,
  game_id uuid,
  user_id uuid, -- whom it is about
  reason text,
  asked jsonb not null -- all else that was asked for, but passwords and codes
);
create index admin_audit_by_time on admin_audit (at desc, entry_id desc);
create index admin_audit_by_game on admin_audit (game_id, at desc) where game_id is not null;
create index admin_audit_by_user on admin_audit (user_id, at desc) where user_id is not null;

-- How it ended. An entry without an outcome was begun by a process that died.
create table admin_outcome (
  entry_id uuid primary key,
  status smallint not null,
  at timestamptz not null
);

-- Sessions that have shown once more that their user is there: until when they may administer.
create table admin_entry (
  session_id uuid primary key,
  until_at timestamptz not null
);

-- A second proof besides the password, if somebody wants one: the secret an app makes codes of, confirmed
-- by a first code; and the newest code that was used, for none is good twice.
create table admin_totp (
  user_id uuid primary key,
  secret bytea not null,
  confirmed_at timestamptz,
  used_step bigint not null default 0
);
