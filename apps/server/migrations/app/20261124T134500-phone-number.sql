-- Numbers that were ordered here. What a number does stands where it always stood: at the location or the bin that its
-- faxes go to, and at the agent who answers it.
create table public.phone_number (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  -- E.164
  number text not null check (number ~ '^\+[1-9]\d{6,14}$'),
  status text not null default 'ordering' check (status in ('ordering','unconfirmed','active','failed','releasing','released')),
  -- Made by whoever orders, so that asking twice orders once.
  client_key uuid not null,
  kind text not null check (kind in ('local','toll-free')),
  -- Of the catalogue it was chosen from.
  region text not null default '',
  monthly_cents integer,
  currency text,
  takes_texts boolean not null default true,
  -- The provider sends what comes in to where it is wanted.
  is_applied boolean not null default false,
  -- When the one request was made that orders it; there is never a second one.
  asked_at timestamptz,
  provider_order_id text,
  failure text check (failure in ('unavailable','refused','unreachable','lost','not-applied','not-released')),
  ordered_by uuid references public.app_user,
  released_by uuid references public.app_user,
  released_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (organization_id, id),
  unique (organization_id, client_key),
  check ((status = 'released') = (released_at is not null))
);
create unique index phone_number_held on public.phone_number (number) where status in ('ordering','unconfirmed','active','releasing');
create index phone_number_newest on public.phone_number (organization_id, created_at desc, id);
create index phone_number_released on public.phone_number (number, released_at) where status = 'released';

alter table public.phone_number enable row level security;
alter table public.phone_number force row level security;
create policy organization on public.phone_number to authenticated, service_role
  using (organization_id = (select private.current_organization()))
  with check (organization_id = (select private.current_organization()));
create policy manage_select on public.phone_number as restrictive for select to authenticated using ((select private.may('settings.manage')));
create policy manage_insert on public.phone_number as restrictive for insert to authenticated with check ((select private.may('settings.manage')));
create policy manage_update on public.phone_number as restrictive for update to authenticated using ((select private.may('settings.manage')));
-- The provider tells of an order, and of a fax to a number of once, before anybody knows whose it is.
create policy routing on public.phone_number for select to service_role using (true);
grant select, insert, update on public.phone_number to authenticated, service_role;
revoke delete on public.phone_number from authenticated, service_role;

-- A number that is here no more is called by no agent.
grant delete on public.voice_number to service_role;
create policy delete_right on public.voice_number as restrictive for delete to authenticated using (false);

-- A number that was ordered is a claim as well, and proven once the provider says that it is ours.
create or replace function private.claimed_numbers(claimant uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.telnyx_from from public.organization o where o.id = claimant and o.telnyx_from is not null
  union select unnest(l.fax_numbers) from public.location l where l.organization_id = claimant
  union select b.fax_number from public.bin b where b.organization_id = claimant and b.fax_number is not null
  union select p.number from public.phone_number p where p.organization_id = claimant and p.status in ('ordering','unconfirmed','active','releasing')
$$;

create or replace function private.numbers_in(named jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select number from (
    select named ->> 'telnyx_from' as number
    union all select named ->> 'fax_number'
    union all select jsonb_array_elements_text(coalesce(named -> 'fax_numbers', '[]'))
    union all select named ->> 'number' where named ->> 'status' in ('ordering','unconfirmed','active','releasing')
  ) numbers where number is not null
$$;
create trigger settle_numbers after insert or update of status on public.phone_number for each row execute function private.settle_numbers();

-- What came to a number in the last thirty days, and what waits to leave from it; at most 1,000 of each are counted.
create index fax_dialled on public.fax (organization_id, to_number, received_at desc) where direction = 'inbound' and to_number is not null;
create function private.number_use(wanted text) returns table (faxes integer, last_fax_at timestamptz, conversations integer, waiting integer, calls integer)
language sql stable security definer set search_path = '' as $$
  select
    (select count(*)::integer from (select from public.fax f where f.organization_id = o.id and f.to_number = wanted and f.direction = 'inbound' and f.received_at > now() - interval '30 days' limit 1000) f),
    (select max(f.received_at) from public.fax f where f.organization_id = o.id and f.to_number = wanted and f.direction = 'inbound'),
    (select count(*)::integer from (select from public.conversation c where c.organization_id = o.id and c.ours = wanted and c.last_at > now() - interval '30 days' limit 1000) c),
    (select count(*)::integer from (select from public.message m join public.conversation c on c.id = m.conversation_id where m.organization_id = o.id and c.ours = wanted and m.status in ('scheduled','queued') limit 1000) m),
    (select count(*)::integer from (select from public.voice_call v where v.organization_id = o.id and v.created_at > now() - interval '30 days' and wanted in (v.from_number, v.to_number) limit 1000) v)
  from (select private.current_organization() as id) o
  where private.may('settings.manage')
$$;
revoke all on function private.number_use(text) from public;
grant execute on function private.number_use(text) to authenticated;

-- Whoever manages the settings says which agent answers a number, and has to see which one does.
drop policy read_right on public.voice_number;
drop policy insert_right on public.voice_number;
drop policy update_right on public.voice_number;
create policy read_right on public.voice_number as restrictive for select to authenticated
  using ((select private.may('calls.read', 'calls.place', 'agents.manage', 'appointments.write', 'settings.manage')));
create policy insert_right on public.voice_number as restrictive for insert to authenticated with check ((select private.may('agents.manage', 'settings.manage')));
create policy update_right on public.voice_number as restrictive for update to authenticated using ((select private.may('agents.manage', 'settings.manage')));
drop policy read_right on public.voice_agent;
create policy read_right on public.voice_agent as restrictive for select to authenticated
  using ((select private.may('calls.read', 'calls.place', 'agents.manage', 'appointments.write', 'settings.manage')));
