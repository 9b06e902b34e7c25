-- Whoever left an address on the public pages, as somebody to speak with. Only super administrators see them, through the server.
create table public.lead (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('registration','subscriber','demo','estimate')),
  -- What they sent: one of these.
  registration_id uuid unique references public.registration,
  subscription_id uuid unique references public.subscription,
  demo_request_id uuid unique references public.demo_request,
  -- As they called themselves there; who asks for news gives an address alone.
  contact_name text,
  clinic_name text,
  email text not null check (email = lower(email)),
  -- What is looked through by a search.
  searched text not null generated always as (lower(coalesce(contact_name, '') || E'\n' || coalesce(clinic_name, '') || E'\n' || email)) stored,
  state text not null default 'new' check (state in ('new','contacted','won','lost')),
  owner_id uuid references public.app_user on delete set null,
  note text,
  next_step text,
  next_step_on date,
  version integer not null default 1,
  -- When it was sent.
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(registration_id, subscription_id, demo_request_id) = 1),
  check ((kind = 'registration') = (registration_id is not null)),
  check ((kind = 'subscriber') = (subscription_id is not null)),
  check (next_step_on is null or next_step is not null)
);
create index lead_order on public.lead (created_at desc, id);
create index lead_state on public.lead (state, created_at desc, id);
create index lead_email on public.lead (email);
create index lead_owner on public.lead (owner_id) where owner_id is not null;
create index lead_due on public.lead (next_step_on) where next_step_on is not null and state in ('new','contacted');
alter table public.lead enable row level security;
alter table public.lead force row level security;
create policy service on public.lead to service_role using (true) with check (true);
grant select, insert, update on public.lead to service_role;

-- Whatever comes in by whichever way is a lead in the same transaction.
create function public.lead_of_registration() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.lead (kind, registration_id, contact_name, clinic_name, email, created_at)
  values ('registration', new.id, new.contact_name, new.organization_name, new.email, new.created_at);
  return null;
end $$;
create trigger lead_of_registration after insert on public.registration for each row execute function public.lead_of_registration();

create function public.lead_of_subscription() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.lead (kind, subscription_id, email, created_at) values ('subscriber', new.id, new.email, new.created_at);
  return null;
end $$;
create trigger lead_of_subscription after insert on public.subscription for each row execute function public.lead_of_subscription();

create function public.lead_of_demo_request() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into public.lead (kind, demo_request_id, contact_name, clinic_name, email, created_at)
  values (case new.kind when 'fax' then 'demo' else 'estimate' end, new.id, new.contact_name, new.clinic_name, new.email, new.created_at);
  return null;
end $$;
create trigger lead_of_demo_request after insert on public.demo_request for each row execute function public.lead_of_demo_request();

-- What is decided about a registration is decided about its lead.
create function public.lead_decided() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.lead
  set state = case new.status when 'approved' then 'won' else 'lost' end, version = version + 1, updated_at = now()
  where registration_id = new.id;
  return null;
end $$;
create trigger lead_decided after update of status on public.registration
  for each row when (old.status = 'requested' and new.status in ('approved','declined')) execute function public.lead_decided();

-- Who was there before.
insert into public.lead (kind, registration_id, contact_name, clinic_name, email, created_at, state)
select 'registration', id, contact_name, organization_name, email, created_at, case status when 'approved' then 'won' when 'declined' then 'lost' else 'new' end
from public.registration;
insert into public.lead (kind, subscription_id, email, created_at) select 'subscriber', id, email, created_at from public.subscription;
insert into public.lead (kind, demo_request_id, contact_name, clinic_name, email, created_at)
select case kind when 'fax' then 'demo' else 'estimate' end, id, contact_name, clinic_name, email, created_at from public.demo_request;
