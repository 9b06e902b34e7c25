-- A stored file that goes with a mail: its key, its name and what it is.
alter table public.mail add column attachment jsonb;
