-- Why an address gets no mails about games until it is confirmed again: since when, and what was said.
alter table user_account add column mail_trouble jsonb; -- null: it gets them

-- Notices that were not told because of that.
alter table notice
  drop constraint notice_state_check,
  add constraint notice_state_check check
    (state in ('waiting', 'written', 'sent', 'retracted', 'unwanted', 'withheld', 'given-up')),
  add column withheld_for text check (withheld_for in ('bounced', 'complained')),
  add constraint notice_withheld_check check ((state = 'withheld') = (withheld_for is not null));

-- The game an answer to a mail is about; null: the mail is of a notice, which says it, or about an account.
alter table outgoing_mail add column game_id uuid;
