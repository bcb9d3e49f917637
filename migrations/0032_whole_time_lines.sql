-- The entry of the audit log that asked for a help. The times of a log are whole minutes: only this tells behind which
-- event an admin's deed stands.
alter table game_help add column entry_id uuid;

-- Which letter about a game a mail is, where no notice tells; null: an answer to a mail.
alter table outgoing_mail add column letter text check (letter in ('seat-freed', 'report-answered'));

-- The games a daily mail tells of.
create table notice_game (
  notice_id uuid not null,
  game_id uuid not null,
  primary key (notice_id, game_id)
);
create index notice_game_by_game on notice_game (game_id);
