-- An admin can end a game.
alter table game drop constraint game_ending_check;
alter table game add constraint game_ending_check
  check (ending in ('played', 'resigned', 'abandoned', 'cancelled', 'stopped'));

-- Why admins helped a game, in their words: by the event they did it with, whose log holds no free text.
create table game_help (
  game_id uuid not null,
  number integer not null,
  reason text not null,
  primary key (game_id, number)
);
alter table game_help add foreign key (game_id) references game (game_id);
