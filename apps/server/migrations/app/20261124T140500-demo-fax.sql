-- Who asked for a demo fax, or for the estimate of what unanswered faxes cost. Only those who keep the installation see them.
create table public.demo_request (
  -- Of the work that was done for it: the same work again brings nothing again.
  id uuid primary key,
  kind text not null check (kind in ('fax','estimate')),
  email text not null check (email = lower(email)),
  contact_name text not null,
  clinic_name text,
  -- E.164
  fax_number text,
  locale text not null check (locale in ('en','zh','fr','ja')),
  estimate jsonb,
  -- What the person ticked, as they read it, and when (CASL).
  consent_text text not null,
  status text not null default 'pending' check (status in ('pending','confirmed','sent','refused','mailed')),
  -- Why a confirmed fax is not sent yet.
  hold_reason text,
  -- The fax, of the organisation that keeps the installation.
  organization_id uuid references public.organization,
  fax_id uuid,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'fax') = (fax_number is not null)),
  check (kind = 'fax' or estimate is not null),
  check ((status = 'sent') = (fax_id is not null)),
  check ((fax_id is null) = (organization_id is null)),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id)
);
create index demo_request_order on public.demo_request (created_at desc, id desc);
create index demo_request_fax on public.demo_request (organization_id, fax_id);

-- Numbers that had their demo fax, or said no: nothing is sent to one that stands here.
create table public.demo_fax_number (
  -- E.164
  number text primary key,
  state text not null check (state in ('sent','stopped')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

do $$
declare t text;
begin
  foreach t in array array['demo_request', 'demo_fax_number'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy service on public.%I to service_role using (true) with check (true)', t);
    execute format('grant select, insert, update on public.%I to service_role', t);
  end loop;
end $$;
