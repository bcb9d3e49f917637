-- What admins did, without what they only read: it has a reason, or is about codes of their own apps.
create index admin_audit_deed on admin_audit (at desc, entry_id desc)
  where reason is not null or operation in ('confirmAdminCodes', 'endAdminCodes');
