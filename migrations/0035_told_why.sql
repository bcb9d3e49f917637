-- Why somebody is suspended: told to whoever signs in as him.
alter table user_account
  add column suspended_for text check (suspended_for is null or suspended_at is not null);
-- Whoever is suspended by now was to be told these words by mail.
update user_account u
  set suspended_for = (
    select a.reason
      from admin_audit a join admin_outcome o on o.entry_id = a.entry_id
     where a.operation = 'suspendUser' and a.user_id = u.user_id and o.status = 204
     order by a.at desc
     limit 1)
  where u.suspended_at is not null;

-- When and why an admin last archived a game or brought it back, for all who may see it. Reasons given before were
-- for admins alone.
alter table game
  add column archiving_at timestamptz,
  add column archiving_reason text check (archiving_reason is null or archiving_at is not null);
update game set archiving_at = archived_at where archived_at is not null;

-- And why a chat that was closed is open again, for all who read it.
alter table game_chat_closing
  add column opened_at timestamptz check (opened_at is null or closed_at is null),
  add column opening_reason text,
  add check ((opened_at is null) = (opening_reason is null));
