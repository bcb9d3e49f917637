-- How often a mail server refused a mail's address without naming it: that is believed once it lasts. Tries
-- that found no server say nothing of the address.
alter table outgoing_mail add column refusals integer not null default 0;
