-- Admins find people by the beginning of their name, in its order, however many there are.
create index user_account_by_name on user_account (name_key collate "C") where name_key is not null;
create index user_account_suspended on user_account (name_key collate "C") where suspended_at is not null;
create index user_account_by_kind on user_account (kind, name_key collate "C") where kind <> 'person';

-- A report waits until an admin has answered it.
alter table game_report
  add column report_id uuid not null default gen_random_uuid(),
  add column answered_at timestamptz,
  add column answer text;
create unique index game_report_by_id on game_report (game_id, report_id);
create index game_report_by_time on game_report (at desc, report_id desc);
create index game_report_waiting on game_report (at desc, report_id desc) where answered_at is null;
