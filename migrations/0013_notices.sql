-- Whom a game waits for, since when, and how often it has come to wait for him: one row for each seat
-- it ever waited for.
create table game_clock (
  game_id uuid not null,
  seat smallint not null,
  turn integer not null, -- how many it has had: a notice is due for each
  waits boolean not null,
  since_number integer not null, -- the event its wait began with, or ended with
  since timestamptz not null,
  taken_back integer, -- the last turn that ended because another took his act back
  primary key (game_id, seat)
);
alter table game_clock add foreign key (game_id) references game (game_id);
insert into game_clock (game_id, seat, turn, waits, since_number, since)
  select g.game_id, awaited.seat, 1, true, g.number, e.at
    from game g
    cross join lateral unnest(g.to_act) awaited (seat)
    join game_event e on e.game_id = g.game_id and e.number = g.number
    where g.status = 'running';

-- How much of a game's chat a player has been shown, as far as he fetched it.
create table game_chat_seen (
  game_id uuid not null,
  user_id uuid not null,
  number integer not null, -- of the newest message
  primary key (game_id, user_id)
);
alter table game_chat_seen add foreign key (game_id) references game (game_id);
create index game_chat_seen_by_user on game_chat_seen (user_id);
insert into game_chat_seen (game_id, user_id, number)
  select s.game_id, s.user_id, max(m.number)
    from game_seat s join game_message m on m.game_id = s.game_id
    group by s.game_id, s.user_id;

-- Games in which something happened: to be looked at for whom it concerns. An event and a message of
-- the same number are two things. Written by the relay, which never waits for whoever looks.
create table notice_look (
  game_id uuid not null,
  topic text not null check (topic in ('told', 'said')),
  number integer not null, -- how far the game, or its chat, had got
  due_at timestamptz not null,
  tries integer not null default 0,
  primary key (game_id, topic, number)
);
create index notice_look_due on notice_look (due_at);

-- What somebody is to be told of by mail, once: its id is made of what it is about.
create table notice (
  notice_id uuid primary key, -- also its mail's
  user_id uuid not null,
  game_id uuid, -- null: of several, as in a digest
  seat smallint,
  kind text not null
    check (kind in ('turn', 'correction', 'reminder', 'digest', 'invitation', 'chat', 'ended')),
  turn integer not null, -- which turn of the seat, or which invitation; 0 where there is none
  number integer not null, -- the event, or message, it comes from
  created_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  state text not null
    check (state in ('waiting', 'written', 'sent', 'retracted', 'unwanted', 'given-up')),
  settled_at timestamptz, -- since when it is no longer waiting
  check ((state = 'waiting') = (settled_at is null))
);
create index notice_due on notice (due_at) where state = 'waiting';
create index notice_by_user on notice (user_id, created_at desc, notice_id desc);
create index notice_by_game on notice (game_id, kind);

-- Games of which somebody wants no mails.
create table notice_mute (
  user_id uuid not null,
  game_id uuid not null,
  primary key (user_id, game_id)
);

-- Links that end the kind of mail they stand in. Only their hashes are kept.
create table unsubscribe_link (
  digest bytea primary key,
  user_id uuid not null,
  game_id uuid,
  kind text not null,
  created_at timestamptz not null
);
create index unsubscribe_link_by_user on unsubscribe_link (user_id);

-- Until when somebody who asked to be left alone then has a page open, as far as is known.
create unlogged table open_page (
  user_id uuid primary key,
  until timestamptz not null
);

alter table user_account
  add column telling jsonb not null default '{}', -- how he is told of his turns, where it is not the usual
  add column digest_at timestamptz; -- when his next digest is due; null: he wants none
create index user_account_by_digest on user_account (digest_at) where digest_at is not null;

alter table outgoing_mail
  add column html text,
  add column headers jsonb,
  add column notice_id uuid; -- null: it is about an account

drop function create_game(uuid, text, integer, bytea, jsonb, smallint, jsonb, uuid, uuid, bytea, bytea,
  timestamptz, jsonb, text, text, integer[], smallint[], jsonb, jsonb, jsonb, uuid, text, bytea);
drop function append_events(uuid, integer, bytea, jsonb, text, text, integer[], smallint[], jsonb, jsonb,
  jsonb, uuid, text, bytea);

-- Writes all that one request makes happen in a game, in one call: its events, the head, who sits in
-- the seats that changed and who has given one up, who is admitted, whom the game waits for
-- since when, the request's key and what must follow. Of two writers at one number the second gets
-- `conflict`.
create function append_events(
  p_game uuid,
  p_expected integer,
  p_previous bytea, -- the hash of the newest event, as the writer knows it
  p_events jsonb,
  p_status text,
  p_ending text,
  p_versions integer[],
  p_to_act smallint[],
  p_seats jsonb, -- a seat without a user is free
  p_admissions jsonb, -- with an invitation, without one, or, `gone`, no longer
  p_outbox jsonb,
  p_clocks jsonb, -- of the seats for which something changed
  p_user uuid,
  p_key text,
  p_digest bytea
) returns table (o_result text, o_first integer, o_last integer, o_digest bytea)
language plpgsql as $$
declare
  v_last jsonb := p_events -> -1;
  v_winners smallint[]; -- null while nobody has won, and where nobody ever will
begin
  if p_key is not null then
    select 'repeated', k.first_number, k.last_number, k.digest
      into o_result, o_first, o_last, o_digest
      from game_idempotency k
      where k.game_id = p_game and k.user_id = p_user and k.key = p_key;
    if found then
      return next;
      return;
    end if;
  end if;

  if p_status = 'ended' then
    select translate(f ->> 'winners', '[]', '{}')::smallint[] into v_winners
      from jsonb_array_elements(p_events) e, jsonb_array_elements(e -> 'facts') f
      where f ->> 'type' = 'game-ended';
  end if;

  update game g
    set number = (v_last ->> 'number')::integer,
        hash = decode(v_last ->> 'hash', 'hex'),
        status = p_status,
        ending = p_ending,
        winners = v_winners,
        versions = p_versions,
        to_act = p_to_act
    where g.game_id = p_game and g.number = p_expected and g.hash = p_previous
      and g.broken_at is null;
  if not found then
    select case when g.broken_at is null then 'conflict' else 'read-only' end, g.number
      into o_result, o_last
      from game g
      where g.game_id = p_game;
    o_result := coalesce(o_result, 'unknown');
    return next;
    return;
  end if;

  insert into game_event
    (game_id, number, kind, seat, action, facts, sealed, draws, told, hash, at)
    select p_game, (e ->> 'number')::integer, e ->> 'kind', (e ->> 'seat')::smallint,
           nullif(e -> 'action', 'null'::jsonb), e -> 'facts', e -> 'sealed', e -> 'draws',
           case when jsonb_typeof(e -> 'told') = 'array'
                then array(select jsonb_array_elements_text(e -> 'told')::smallint) end,
           decode(e ->> 'hash', 'hex'), (e ->> 'at')::timestamptz
      from jsonb_array_elements(p_events) e;

  if jsonb_array_length(p_seats) > 0 then
    if p_status = 'running' then
      -- Who only changes his seat, as where seats are drawn at the start, gives none up.
      insert into game_former_player (game_id, seat, user_id)
        select g.game_id, g.seat, g.user_id
          from game_seat g
          where g.game_id = p_game
            and g.seat in (select (s ->> 'seat')::smallint from jsonb_array_elements(p_seats) s)
            and not exists (select from jsonb_array_elements(p_seats) s
                             where (s ->> 'userId')::uuid = g.user_id)
        on conflict do nothing;
    end if;
    delete from game_seat
      where game_id = p_game
        and seat in (select (s ->> 'seat')::smallint from jsonb_array_elements(p_seats) s);
    insert into game_seat (game_id, seat, user_id)
      select p_game, (s ->> 'seat')::smallint, (s ->> 'userId')::uuid
        from jsonb_array_elements(p_seats) s
        where s ->> 'userId' is not null;
  end if;

  if jsonb_array_length(p_admissions) > 0 then
    delete from game_admission
      where game_id = p_game
        and user_id in (select (a ->> 'userId')::uuid from jsonb_array_elements(p_admissions) a);
    insert into game_admission (game_id, user_id, invitation)
      select p_game, (a ->> 'userId')::uuid, (a ->> 'invitation')::integer
        from jsonb_array_elements(p_admissions) a
        where not coalesce((a ->> 'gone')::boolean, false);
  end if;

  insert into game_outbox (game_id, number, ordinal, topic, payload, at)
    select p_game, (o ->> 'number')::integer, (o ->> 'ordinal')::smallint, o ->> 'topic',
           o -> 'payload', (v_last ->> 'at')::timestamptz
      from jsonb_array_elements(p_outbox) o;

  insert into game_clock (game_id, seat, turn, waits, since_number, since, taken_back)
    select p_game, (c ->> 'seat')::smallint, (c ->> 'turn')::integer, (c ->> 'waits')::boolean,
           (c ->> 'sinceNumber')::integer, (c ->> 'since')::timestamptz,
           (c ->> 'takenBack')::integer
      from jsonb_array_elements(p_clocks) c
    on conflict (game_id, seat) do update
      set turn = excluded.turn, waits = excluded.waits, since_number = excluded.since_number,
          since = excluded.since, taken_back = excluded.taken_back;

  if p_key is not null then
    insert into game_idempotency
      (game_id, user_id, key, digest, first_number, last_number, at)
      values (p_game, p_user, p_key, p_digest, p_expected + 1,
              (v_last ->> 'number')::integer, (v_last ->> 'at')::timestamptz);
  end if;

  o_result := 'appended';
  o_first := p_expected + 1;
  o_last := (v_last ->> 'number')::integer;
  return next;
end
$$;

-- Opens a game: its head and its first events. The same id twice is the same request repeated.
create function create_game(
  p_game uuid,
  p_title text,
  p_title_version integer,
  p_edition bytea,
  p_options jsonb,
  p_seat_count smallint,
  p_settings jsonb,
  p_rematch_of uuid,
  p_host uuid,
  p_secret bytea,
  p_commitment bytea,
  p_created_at timestamptz,
  p_events jsonb,
  p_status text,
  p_ending text,
  p_versions integer[],
  p_to_act smallint[],
  p_seats jsonb,
  p_admissions jsonb,
  p_outbox jsonb,
  p_clocks jsonb,
  p_user uuid,
  p_key text,
  p_digest bytea
) returns table (o_result text, o_first integer, o_last integer, o_digest bytea)
language plpgsql as $$
begin
  insert into game
    (game_id, title, title_version, edition, options, seats, settings, rematch_of, host, secret,
     commitment, hash, versions, created_at)
    values
    (p_game, p_title, p_title_version, p_edition, p_options, p_seat_count, p_settings,
     p_rematch_of, p_host, p_secret, p_commitment, p_commitment, p_versions, p_created_at)
    on conflict (game_id) do nothing;
  return query
    select *
      from append_events(p_game, 0, p_commitment, p_events, p_status, p_ending, p_versions, p_to_act,
                         p_seats, p_admissions, p_outbox, p_clocks, p_user, p_key, p_digest);
end
$$;
