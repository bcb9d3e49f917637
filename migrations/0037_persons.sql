-- A person is a user, all bots they ever owned, and accounts they deleted.

-- Keyed hash of the address a deleted account had confirmed: a new account with that address is the same person.
alter table user_account add column erased_mail bytea check (erased_mail is null or deleted_at is not null);
create index user_account_by_erased_mail on user_account (erased_mail) where erased_mail is not null;

-- Keyed hash of each person who gave up a seat of a game under way by an account that was deleted since. Such a
-- person takes no seat of that game again.
create table game_erased_player (
  game_id uuid not null,
  person bytea not null,
  primary key (game_id, person)
);
alter table game_erased_player add foreign key (game_id) references game (game_id);
