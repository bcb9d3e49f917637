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
