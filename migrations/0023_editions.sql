-- What admins say of an edition they add, and which of all that are kept here new games may be played with.
alter table edition
  add column label text, -- what it is called; null: it came with a release, or with a game from elsewhere
  add column origin text, -- where its figures are from, as whoever added it says
  add column added_by uuid, -- null: nobody, or a command on the machine itself
  add column added_at timestamptz,
  add column offered boolean, -- to new games; null: never yet, it came with a game from elsewhere
  add column is_default boolean not null default false; -- new games take it unless they choose
update edition set offered = true;
create unique index edition_default on edition (title) where is_default;
