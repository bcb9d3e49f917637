-- Wishes for a mail with a link: written alike whether anybody reads the address, and seen to only
-- after the answer, so that no answer tells by its time.
create table link_wish (
  wish_id uuid primary key,
  mail_key text not null,
  purpose text not null check (purpose in ('sign-in', 'reset', 'verify')),
  language text not null,
  created_at timestamptz not null default now()
);

-- The refresh tokens a session had before the one that is good now: only one of these, come back, was
-- stolen, or its successor was. A token that was never ours ends nobody's session.
create table spent_refresh_token (
  digest bytea primary key,
  session_id uuid not null,
  rotated_at timestamptz not null default now()
);
create index spent_refresh_token_by_session on spent_refresh_token (session_id);
insert into spent_refresh_token (digest, session_id, rotated_at)
  select previous_digest, session_id, rotated_at from user_session where previous_digest is not null;
alter table user_session drop column previous_digest;
