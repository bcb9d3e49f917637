-- The accounts' family: people, and what the service keeps for itself.

create table user_account (
  user_id uuid primary key,
  name text not null check (char_length(name) between 2 and 30),
  name_key text not null unique, -- the name as it is compared: folded, so that two look-alikes clash
  password_hash text not null,
  created_at timestamptz not null default now()
);

-- Keys the service makes for itself once, such as the one that signs access tokens.
create table service_key (
  name text primary key,
  value bytea not null
);

-- The printed facts titles are played with. Games pin one by its hash.
create table edition (
  hash bytea primary key,
  title text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
