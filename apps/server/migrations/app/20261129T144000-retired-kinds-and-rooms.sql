-- A kind of visit, a room or a device to which past visits refer is not removed, but no longer offered.
alter table public.visit_type add column is_retired boolean not null default false;
alter table public.resource add column is_retired boolean not null default false;
