-- How a table was opened, and how its game ended. Games from before were open to all.
alter table game
  add column settings jsonb not null
    default '{"seating":"chosen","visibility":"public","spectators":true,"start":"full","pace":{"kind":"none"},"hotSeat":false}',
  add column ending text check (ending in ('played', 'resigned', 'abandoned', 'cancelled')),
  add column link_hash bytea, -- of the code that admits whoever has it
  add column rematch_of uuid;
update game set ending = 'played' where status = 'ended';
alter table game alter column settings drop default;

-- In a hot-seat game one user holds all seats.
alter table game_seat drop constraint game_seat_game_id_user_id_key;

-- Who besides the players knows of a game that is not public: by an invitation, which waits for his
-- answer as long as its number stands here, or by the link.
create table game_admission (
  game_id uuid not null,
  user_id uuid not null,
  invitation integer,
  primary key (game_id, user_id)
);
alter table game_admission add foreign key (game_id) references game (game_id);
create index game_admission_by_user on game_admission (user_id);

-- Lists are newest first.
create index game_by_creation on game (created_at desc, game_id desc);
create index game_waiting_for_players on game (created_at desc, game_id desc) where status = 'open';

drop function create_game(uuid, text, integer, bytea, jsonb, smallint, uuid, bytea, bytea, jsonb, text,
  integer[], smallint[], jsonb, jsonb, uuid, text, bytea, timestamptz);
drop function append_events(uuid, integer, bytea, jsonb, text, integer[], smallint[], jsonb, jsonb,
  uuid, text, bytea);

-- Writes all that one request makes happen in a game, in one call: its events, the head, who sits in
-- the seats that changed, who is admitted, the request's key and what must follow. Of two writers at
-- one number the second gets `conflict`.
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
  p_user uuid,
  p_key text,
  p_digest bytea
) returns table (o_result text, o_first integer, o_last integer, o_digest bytea)
language plpgsql as $$
declare
  v_last jsonb := p_events -> -1;
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

  update game g
    set number = (v_last ->> 'number')::integer,
        hash = decode(v_last ->> 'hash', 'hex'),
        status = p_status,
        ending = p_ending,
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
                         p_seats, p_admissions, p_outbox, p_user, p_key, p_digest);
end
$$;
