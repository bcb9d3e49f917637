-- All that is known of people. Every row that tells something of somebody names him by user_id, and
-- goes with him when he deletes his account; his own row stays, without a word of him.
alter table user_account
  alter column name drop not null,
  alter column name_key drop not null,
  alter column password_hash drop not null,
  add column kind text not null default 'person' check (kind in ('person', 'guest', 'bot')),
  add column owner uuid, -- of a bot
  add column mail text, -- verified: nobody else has it
  add column mail_key text unique, -- the address as it is compared
  add column mail_verified_at timestamptz,
  add column mail_wanted text, -- not verified yet: several may want the same
  add column mail_wanted_key text,
  add column language text check (language in ('en', 'it', 'fr', 'es')), -- null: as each request says
  add column time_zone text,
  add column notices jsonb not null default '{}', -- what he wants to be told of, where it is not the usual
  add column epoch integer not null default 0, -- raised to make all his access tokens void at once
  add column is_admin boolean not null default false,
  add column suspended_at timestamptz,
  add column deleted_at timestamptz,
  add check ((kind = 'bot') = (owner is not null)),
  add check ((name is null) = (deleted_at is not null)),
  add check ((mail is null) = (mail_key is null)),
  add check ((mail is null) = (mail_verified_at is null)),
  add check ((mail_wanted is null) = (mail_wanted_key is null));
create index user_account_by_owner on user_account (owner) where owner is not null;
create index user_account_by_mail_wanted on user_account (mail_wanted_key) where mail_wanted_key is not null;

-- Who is signed in where. The row goes when he signs out: the access tokens of it are void at once.
create table user_session (
  session_id uuid primary key,
  user_id uuid not null,
  device text, -- what his browser calls itself
  digest bytea not null, -- of the refresh token that is good now
  previous_digest bytea, -- of the one before, which a second tab may still send
  rotated_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index user_session_by_user on user_session (user_id);

-- Links in mails: each is good for one thing, once, for a while. Only their hashes are kept.
create table capability_link (
  digest bytea primary key,
  user_id uuid not null,
  purpose text not null check (purpose in ('sign-in', 'reset', 'verify')),
  mail text not null, -- the address it was sent to
  expires_at timestamptz not null
);
create index capability_link_by_user on capability_link (user_id);

-- Tokens for programs. Only their hashes are kept.
create table personal_token (
  token_id uuid primary key,
  user_id uuid not null,
  name text not null,
  digest bytea not null unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz
);
create index personal_token_by_user on personal_token (user_id);

create table user_block (
  user_id uuid not null,
  blocked uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked)
);
create index user_block_by_blocked on user_block (blocked);

-- How often something was tried of late, by the hash of what it was tried on or from. Lost in a crash
-- of the database, which costs nothing but the count.
create unlogged table attempt (
  subject bytea primary key,
  count integer not null,
  until timestamptz not null
);

-- Mails, written together with their cause and sent afterwards. What was said is erased once it is sent.
create table outgoing_mail (
  mail_id uuid primary key, -- also in its Message-ID: sent twice, it is one mail
  user_id uuid not null,
  address text,
  subject text,
  body text,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index outgoing_mail_due on outgoing_mail (due_at) where sent_at is null and given_up_at is null;
create index outgoing_mail_by_user on outgoing_mail (user_id);
