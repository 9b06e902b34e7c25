-- Systems that filed faxes are given to: what they get, where, and of which bins and types. A place is the name of a folder or of
-- a connection that the operator set up; nobody types an address or a path here.
create table public.emr_target (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  name text not null check (name <> ''),
  format text not null check (format in ('pdf-json','hrm','mdm')),
  transport text not null check (transport in ('folder','mllp')),
  place text not null check (place ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$'),
  application text,
  facility text,
  file_names text not null default 'number' check (file_names in ('number','patient')),
  bin_ids uuid[] not null default '{}',
  document_types text[] not null default '{}',
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (transport = 'folder' or format = 'mdm'),
  unique (organization_id, name),
  unique (organization_id, id)
);

-- One fax for one system. What was written or sent is made anew from the fax each time, and kept nowhere here.
create table public.emr_export (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  target_id uuid not null,
  fax_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting','sending','delivered','failed','cancelled','recalled','settled')),
  attempts integer not null default 0,
  error text,
  file_name text,
  -- null when it came of filing
  created_by uuid references public.app_user,
  created_at timestamptz not null default clock_timestamp(),
  delivered_at timestamptz,
  unique (organization_id, id),
  foreign key (organization_id, target_id) references public.emr_target (organization_id, id),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id)
);
create index emr_export_list on public.emr_export (organization_id, created_at desc, id);
create index emr_export_fax on public.emr_export (organization_id, fax_id, created_at desc);
create index emr_export_target on public.emr_export (organization_id, target_id, delivered_at desc nulls last);
-- What needs somebody; the same condition stands in the module.
create index emr_export_attention on public.emr_export (organization_id, created_at desc, id)
  where state in ('failed','recalled') or (state in ('waiting','sending') and attempts >= 6);
-- A fax is on its way to a system once.
create unique index emr_export_open on public.emr_export (organization_id, target_id, fax_id) where state in ('waiting','sending');

do $$
declare
  t text;
begin
  foreach t in array array['emr_target','emr_export'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy readable on public.%I as restrictive for select to authenticated
      using ((select private.may(''settings.manage'', ''faxes.triage'')))', t);
  end loop;
end $$;
create policy managed_insert on public.emr_target as restrictive for insert to authenticated with check ((select private.may('settings.manage')));
create policy managed_update on public.emr_target as restrictive for update to authenticated
  using ((select private.may('settings.manage'))) with check ((select private.may('settings.manage')));
create policy given on public.emr_export as restrictive for insert to authenticated with check ((select private.may('settings.manage', 'faxes.triage')));
create policy seen_to on public.emr_export as restrictive for update to authenticated
  using ((select private.may('settings.manage'))) with check ((select private.may('settings.manage')));

grant select, insert, update on public.emr_target to authenticated;
grant select on public.emr_target to service_role;
grant select, insert on public.emr_export to authenticated;
grant update (state) on public.emr_export to authenticated;
grant select, insert on public.emr_export to service_role;
grant update (state, attempts, error, file_name, delivered_at) on public.emr_export to service_role;

-- Whatever files a fax gives it to the systems that want it, half a minute later: what is undone at once went nowhere. Whatever
-- takes it back stops what has not gone, and marks what has.
create function private.export_filed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was_filed constant boolean := old.status = 'completed' and old.locked_at is null;
  is_filed constant boolean := new.status = 'completed' and new.locked_at is null;
begin
  if is_filed and not was_filed then
    with made as (
      insert into public.emr_export (organization_id, target_id, fax_id)
      select new.organization_id, t.id, new.id
      from public.emr_target t
      where t.organization_id = new.organization_id and t.is_active
        and (t.bin_ids = '{}' or new.bin_id = any (t.bin_ids))
        and (t.document_types = '{}' or new.document_type = any (t.document_types))
      on conflict do nothing
      returning id
    )
    insert into public.job (organization_id, kind, fax_id, payload, max_attempts, run_at)
    select new.organization_id, 'emr-export', new.id, jsonb_build_object('exportId', made.id), 200, now() + interval '30 seconds'
    from made;
  elsif was_filed and not is_filed then
    update public.emr_export e
    set state = case when e.state in ('sending','delivered') or e.error = 'no-answer' then 'recalled' else 'cancelled' end
    where e.organization_id = new.organization_id and e.fax_id = new.id and e.state in ('waiting','sending','delivered','failed');
  end if;
  return null;
end $$;
create trigger fax_export_filed after update of status, locked_at on public.fax
  for each row when (new.direction = 'inbound' and (old.status is distinct from new.status or old.locked_at is distinct from new.locked_at))
  execute function private.export_filed();
