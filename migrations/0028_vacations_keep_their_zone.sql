-- A vacation's days are counted where it was announced, wherever one says one lives by now.
alter table user_vacation add column time_zone text;
update user_vacation v
  set time_zone = coalesce((select u.time_zone from user_account u where u.user_id = v.user_id), 'UTC');
alter table user_vacation alter column time_zone set not null;

-- One that began costs a day at least.
update user_vacation set last_day = first_day where last_day < first_day;
alter table user_vacation add check (last_day >= first_day);
