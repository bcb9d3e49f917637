-- Whoever plays most has thousands of games: which they are, and where he sits, is read off the index alone.
drop index game_seat_by_user;
create index game_seat_by_user on game_seat (user_id, game_id, seat);
drop index game_former_player_by_user;
create index game_former_player_by_user on game_former_player (user_id, game_id);

-- What one admin did, however much the others did since.
create index admin_audit_by_admin on admin_audit (admin, at desc, entry_id desc) where admin is not null;

-- Mails that answered mails about a game: its time line tells them.
create index outgoing_mail_answers on outgoing_mail (game_id)
  where game_id is not null and notice_id is null;
