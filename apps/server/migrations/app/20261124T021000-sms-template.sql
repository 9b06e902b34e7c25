create table public.sms_template (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  key text not null check (key <> ''),
  locale text not null,
  body text not null check (body <> ''),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, key, locale),
  -- What refers to it names its organisation too.
  unique (organization_id, id)
);

-- What each version said. It outlives the template, as what was sent from it does, and never changes.
create table public.sms_template_version (
  organization_id uuid not null references public.organization,
  template_id uuid not null,
  version integer not null,
  key text not null,
  locale text not null,
  body text not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (organization_id, template_id, version)
);

do $$
declare
  t text;
begin
  foreach t in array array['sms_template', 'sms_template_version'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    -- Whoever changes a template reads what has become of it.
    execute format('create policy readable on public.%I as restrictive for select to authenticated
      using ((select private.may(''messages.read'')) or (select private.may(''settings.manage'')))', t);
    execute format('create policy managed_insert on public.%I as restrictive for insert to authenticated
      with check ((select private.may(''settings.manage'')))', t);
  end loop;
end;
$$;
create policy managed_update on public.sms_template as restrictive for update to authenticated
  using ((select private.may('settings.manage')));
create policy managed_delete on public.sms_template as restrictive for delete to authenticated
  using ((select private.may('settings.manage')));
grant select, insert, update, delete on public.sms_template to authenticated, service_role;
grant select, insert on public.sms_template_version to authenticated, service_role;
