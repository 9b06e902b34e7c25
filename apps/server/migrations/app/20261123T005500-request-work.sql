-- Lists that a person keeps for themselves, beside those that come along.
create table public.request_view (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  user_id uuid not null references public.app_user,
  kind text not null check (kind in ('referral','check-in','project')),
  name text not null check (name <> ''),
  view text not null,
  -- what narrows it
  filters jsonb not null default '{}',
  created_at timestamptz not null default now(),
  unique (organization_id, user_id, kind, name)
);

alter table public.request_note add unique (organization_id, id);

-- Who was mentioned in a note; not seen until they open the request.
create table public.request_mention (
  organization_id uuid not null references public.organization,
  note_id uuid not null,
  request_id uuid not null,
  user_id uuid not null references public.app_user,
  seen_at timestamptz,
  primary key (note_id, user_id),
  foreign key (organization_id, note_id) references public.request_note (organization_id, id),
  foreign key (organization_id, request_id) references public.request (organization_id, id)
);
create index request_mention_unseen on public.request_mention (organization_id, user_id, request_id) where seen_at is null;

-- Two requests that ask for the same; the one with the smaller id stands first.
create table public.request_link (
  organization_id uuid not null references public.organization,
  request_id uuid not null,
  other_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (request_id, other_id),
  check (request_id < other_id),
  foreign key (organization_id, request_id) references public.request (organization_id, id),
  foreign key (organization_id, other_id) references public.request (organization_id, id)
);
create index request_link_other on public.request_link (organization_id, other_id);

-- The physician of the clinic that a referral was redirected to.
alter table public.request
  add column redirected_physician_id uuid,
  add foreign key (organization_id, redirected_physician_id) references public.physician (organization_id, id);

-- From which share of the time left a clock is at risk, and what a referral for each service has to bring.
alter table public.organization alter column request_policy set default
  '{"preset":"ontario","own":[],"region":"ON","atRiskPercent":25,"checklists":{}}';
update public.organization set request_policy = '{"atRiskPercent":25,"checklists":{}}' || request_policy;

do $$
declare t text;
begin
  foreach t in array array['request_view','request_mention','request_link'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy read_right on public.%I as restrictive for select to authenticated
      using ((select private.may(''requests.read'', ''requests.write'', ''faxes.triage'')))', t);
  end loop;
  foreach t in array array['request_mention','request_link'] loop
    execute format('create policy write_right on public.%I as restrictive for insert to authenticated
      with check ((select private.may(''requests.write'')))', t);
  end loop;
end $$;
create policy own on public.request_view as restrictive to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_seen on public.request_mention as restrictive for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy remove_right on public.request_link as restrictive for delete to authenticated
  using ((select private.may('requests.write')));
grant select, insert, update, delete on public.request_view to authenticated, service_role;
grant select, insert, update on public.request_mention to authenticated, service_role;
grant select, insert, delete on public.request_link to authenticated, service_role;
