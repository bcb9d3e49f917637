-- Whether the connection by which a process hears of what others do is alive.
alter table service_process add column hears boolean not null default true;
