-- A game says itself when it was opened. Its events are told to the minute, so that none can prove
-- by its time that an order answered; lists of games are newest first all the same.
drop function create_game(uuid, text, integer, bytea, jsonb, smallint, uuid, bytea, bytea, jsonb, text,
  integer[], smallint[], jsonb, jsonb, uuid, text, bytea);

-- Opens a game: its head and its first events. The same id twice is the same request repeated.
create function create_game(
  p_game uuid,
  p_title text,
  p_title_version integer,
  p_edition bytea,
  p_options jsonb,
  p_seat_count smallint,
  p_host uuid,
  p_secret bytea,
  p_commitment bytea,
  p_events jsonb,
  p_status text,
  p_versions integer[],
  p_to_act smallint[],
  p_seats jsonb,
  p_outbox jsonb,
  p_user uuid,
  p_key text,
  p_digest bytea,
  p_created_at timestamptz
) returns table (o_result text, o_first integer, o_last integer, o_digest bytea)
language plpgsql as $$
begin
  insert into game
    (game_id, title, title_version, edition, options, seats, host, secret, commitment, hash,
     versions, created_at)
    values
    (p_game, p_title, p_title_version, p_edition, p_options, p_seat_count, p_host, p_secret,
     p_commitment, p_commitment, p_versions, p_created_at)
    on conflict (game_id) do nothing;
  return query
    select *
      from append_events(p_game, 0, p_commitment, p_events, p_status, p_versions, p_to_act, p_seats, p_outbox,
                         p_user, p_key, p_digest);
end
$$;
