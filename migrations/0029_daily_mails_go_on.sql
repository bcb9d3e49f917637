-- Whoever wants a daily mail is due one: suspended once, or without an address yet, he was not any more.
update user_account set digest_at = now()
  where telling ->> 'turns' = 'digest' and digest_at is null and deleted_at is null;
