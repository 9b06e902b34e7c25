-- What is looked for, apart from the rows that change all the time. Tokens are made by the server (ASCII only, so
-- that no collation or parser of a particular installation has a say); the heap stays narrow because the vector is
-- kept out of line, and a search touches the heap of every hit but the vectors of few.

create table public.fax_search (
  fax_id uuid primary key references public.fax on delete cascade,
  organization_id uuid not null references public.organization,
  received_at timestamptz not null,
  document tsvector not null
) with (toast_tuple_target = 128);
alter table public.fax_search alter column document set storage external;
create index fax_search_document on public.fax_search using gin (document) with (fastupdate = off);
create index fax_search_received on public.fax_search (organization_id, received_at desc, fax_id desc);

-- Names with one letter left out, each way: two names that differ by a typing error share one of them.
alter table public.patient add column name_keys text[] not null default '{}';
alter table public.physician add column name_keys text[] not null default '{}';
create index patient_name_keys on public.patient using gin (name_keys) with (fastupdate = off);
create index physician_name_keys on public.physician using gin (name_keys) with (fastupdate = off);

alter table public.fax_search enable row level security;
alter table public.fax_search force row level security;
create policy organization on public.fax_search to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
grant select, insert, update, delete on public.fax_search to authenticated, service_role;
