-- The day of a game's newest event that everybody was told of: which games are quiet told when something secret had happened.
-- Each game's newest event is read once, and those games written anew of which it is secret and another day's.
update game g
  set moved_on = (newest.at at time zone 'UTC')::date
  from game_event hidden
  cross join lateral (
    select e.at from game_event e
     where e.game_id = hidden.game_id and e.number < hidden.number and e.told is null
     order by e.number desc limit 1) newest
  where hidden.game_id = g.game_id and hidden.number = g.number and hidden.told is not null
    and g.moved_on <> (newest.at at time zone 'UTC')::date;

-- Writes all that one request makes happen in a game, in one call: its events, the head, who sits in
-- the seats that changed and who has given one up, who is admitted, whom the game waits for
-- since when, the request's key and what must follow. Of two writers at one number the second gets
-- `conflict`.
create or replace function append_events(
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
        moved_on = coalesce(
          (select max((e ->> 'at')::timestamptz at time zone 'UTC')::date
             from jsonb_array_elements(p_events) e
             where jsonb_typeof(e -> 'told') is distinct from 'array'),
          g.moved_on),
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

  insert into game_clock
    (game_id, seat, turn, waits, since_number, since, wait_began, taken_back, left_ms, in_grace,
     rest, paused_until, due_at, look_at)
    select p_game, (c ->> 'seat')::smallint, (c ->> 'turn')::integer, (c ->> 'waits')::boolean,
           (c ->> 'sinceNumber')::integer, (c ->> 'since')::timestamptz,
           (c ->> 'waitBegan')::timestamptz, (c ->> 'takenBack')::integer, (c ->> 'left')::bigint,
           (c ->> 'inGrace')::boolean, nullif(c -> 'rest', 'null'::jsonb),
           (c ->> 'pausedUntil')::timestamptz, (c ->> 'dueAt')::timestamptz,
           (c ->> 'lookAt')::timestamptz
      from jsonb_array_elements(p_clocks) c
    on conflict (game_id, seat) do update
      set turn = excluded.turn, waits = excluded.waits, since_number = excluded.since_number,
          since = excluded.since, wait_began = excluded.wait_began,
          taken_back = excluded.taken_back, left_ms = excluded.left_ms,
          in_grace = excluded.in_grace, rest = excluded.rest, paused_until = excluded.paused_until,
          due_at = excluded.due_at, look_at = excluded.look_at, reminded = 0, tries = 0;

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
