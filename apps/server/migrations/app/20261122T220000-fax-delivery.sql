-- A fax that is sent: its document is the row in fax, direction outbound; what becomes of it is here.
create table public.fax_delivery (
  fax_id uuid primary key,
  organization_id uuid not null references public.organization,
  -- A letter is sent once; sending it again is another try of the same delivery.
  letter_id uuid unique,
  referral_id uuid,
  recipient_name text,
  recipient_clinic text,
  status text not null check (status in ('scheduled','queued','sending','sent','delivered','failed','unconfirmed','cancelled')),
  failure text,
  attempts integer not null default 0,
  -- Tries since a person last asked for it: what is tried again by itself is counted anew after that.
  tries integer not null default 0,
  cancel_requested boolean not null default false,
  scheduled_at timestamptz,
  next_try_at timestamptz,
  delivered_at timestamptz,
  settled_by uuid references public.app_user,
  settled_at timestamptz,
  version integer not null default 1,
  created_by uuid not null references public.app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, fax_id),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id),
  foreign key (organization_id, letter_id) references public.letter (organization_id, id)
);
create index fax_delivery_created on public.fax_delivery (organization_id, created_at desc, fax_id);
create index fax_delivery_attention on public.fax_delivery (organization_id, created_at desc, fax_id)
  where status in ('failed','unconfirmed') and settled_at is null;

-- One call to the provider. Its id is what the provider is told, so that whatever comes back finds it.
create table public.fax_attempt (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  fax_id uuid not null,
  number integer not null,
  status text not null default 'sending' check (status in ('sending','sent','delivered','failed','unconfirmed','given-up')),
  provider_fax_id text unique,
  failure_reason text,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (fax_id, number),
  foreign key (organization_id, fax_id) references public.fax_delivery (organization_id, fax_id)
);
-- The database itself refuses a second call while the first may have arrived.
create unique index fax_attempt_once on public.fax_attempt (fax_id) where status in ('sending','sent','unconfirmed');

-- Numbers that somebody of the organisation has confirmed.
create table public.known_fax_number (
  organization_id uuid not null references public.organization,
  -- E.164
  number text not null,
  confirmed_by uuid not null references public.app_user,
  confirmed_at timestamptz not null default now(),
  primary key (organization_id, number)
);

do $$
declare t text;
begin
  foreach t in array array['fax_delivery', 'fax_attempt', 'known_fax_number'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
    execute format('create policy read_right on public.%I as restrictive for select to authenticated
      using ((select private.may(''messages.read'', ''messages.send'')))', t);
    execute format('create policy send_insert on public.%I as restrictive for insert to authenticated
      with check ((select private.may(''messages.send'')))', t);
    execute format('create policy send_update on public.%I as restrictive for update to authenticated
      using ((select private.may(''messages.send'')))', t);
  end loop;
end $$;
-- An event names the attempt before the organisation is known.
create policy routing on public.fax_attempt for select to service_role using (true);

grant select, insert, update on public.fax_delivery to authenticated, service_role;
grant select on public.fax_attempt to authenticated, service_role;
grant insert on public.fax_attempt to service_role;
grant update (status, provider_fax_id, failure_reason, ended_at) on public.fax_attempt to service_role;
grant update (status, ended_at) on public.fax_attempt to authenticated;
grant select, insert on public.known_fax_number to authenticated, service_role;
revoke delete on public.fax_delivery, public.fax_attempt, public.known_fax_number from authenticated, service_role;
