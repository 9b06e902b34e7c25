-- How many pictures or files came with a text message; they stay with the provider, and whoever reads it has to know.
alter table public.message add column media_count integer not null default 0 check (media_count >= 0);
