-- How often an admin had the mail of a notice sent again: each time it is another mail, of the same notice.
alter table notice add column again smallint not null default 0;
create index outgoing_mail_by_notice on outgoing_mail (notice_id) where notice_id is not null;
create index outgoing_mail_by_game on outgoing_mail (game_id) where game_id is not null;

-- Chats that an admin has closed, or had closed: why is for all to read who read the chat.
create table game_chat_closing (
  game_id uuid primary key,
  times integer not null, -- how often it was closed or opened again
  closed_at timestamptz, -- null: it is open again
  reason text,
  check ((closed_at is null) = (reason is null))
);
alter table game_chat_closing add foreign key (game_id) references game (game_id);

-- Finished games that ordinary lists leave out.
alter table game add column archived_at timestamptz check (archived_at is null or status = 'ended');
create index game_archived on game (created_at desc, game_id desc) where archived_at is not null;
