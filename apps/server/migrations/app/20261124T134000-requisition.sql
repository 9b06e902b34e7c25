-- Where an organisation takes referrals from the web: its public address, and whether the page is open.
create table public.requisition_page (
  organization_id uuid primary key references public.organization,
  -- The last part of its link.
  address text not null unique check (address ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(address) between 3 and 60),
  is_on boolean not null default false,
  -- What stands above the form; null for nothing.
  note text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The services that can be asked for there.
create table public.requisition_service (
  organization_id uuid not null references public.requisition_page,
  modality_id uuid not null,
  primary key (organization_id, modality_id),
  foreign key (organization_id, modality_id) references public.modality (organization_id, id) on delete cascade
);

-- What came from there, beside its request and its fax: who says to have sent it. One ticket of the page brings one.
create table public.requisition (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  ticket uuid not null,
  -- SHA-256 of what was sent: sent again otherwise, it is told apart.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  request_id uuid not null,
  -- The printed page.
  fax_id uuid not null,
  referrer_name text not null check (referrer_name <> ''),
  referrer_billing_number text not null,
  referrer_clinic text,
  referrer_phone text not null,
  referrer_fax text,
  created_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, ticket),
  unique (organization_id, request_id),
  foreign key (organization_id, request_id) references public.request (organization_id, id),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id)
);
create index requisition_fax on public.requisition (organization_id, fax_id);

do $$
declare t text;
begin
  foreach t in array array['requisition_page', 'requisition_service', 'requisition'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
  end loop;
  foreach t in array array['requisition_page', 'requisition_service'] loop
    execute format('create policy managed on public.%I as restrictive to authenticated
      using ((select private.may(''settings.manage''))) with check ((select private.may(''settings.manage'')))', t);
    execute format('grant select, insert, update, delete on public.%I to authenticated', t);
    execute format('grant select on public.%I to service_role', t);
  end loop;
end $$;
create policy read_right on public.requisition as restrictive for select to authenticated
  using ((select private.may('requests.read', 'requests.write', 'faxes.triage')));
-- Only the server lets one in.
grant select on public.requisition to authenticated;
grant select, insert on public.requisition to service_role;

-- Whose page an address leads to, while it is open, and which pages there are. They run as the owner: whoever refers
-- signs in to no organisation, and what is told is what a clinic has made public.
create function private.requisition_organization(wanted text) returns uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.requisition_page where address = wanted and is_on
$$;
create function private.requisition_clinics() returns table (address text, name text)
language sql stable security definer set search_path = '' as $$
  select page.address, organization.name
    from public.requisition_page page join public.organization on organization.id = page.organization_id
   where page.is_on
   order by organization.name, page.address
   limit 500
$$;
-- Whose calendar a link of a message leads to.
create function private.visit_organization(visit uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.appointment where id = visit
$$;
revoke all on function private.requisition_organization(text), private.requisition_clinics(), private.visit_organization(uuid) from public;
grant execute on function private.requisition_organization(text), private.requisition_clinics(), private.visit_organization(uuid) to service_role;

-- What came from the page stands in the inbox like a fax.
alter table public.fax drop constraint fax_source_check;
alter table public.fax add constraint fax_source_check check (source in ('telnyx','email','folder','upload','demo','requisition'));
