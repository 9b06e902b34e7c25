-- The figures of dashboards, counted by the day of the location. Whatever counts writes how a count changed in its own
-- transaction (stat_delta); every few seconds those are added up (stat_day). A figure is read from both, in one statement.

-- Whether a fax was filed as it was proposed; null for what was filed before anybody asked.
alter table public.fax add column filed_unchanged boolean;

-- Derived by the triggers below and by nothing else, so that it refers to nothing that would be locked with each fax.
create table public.stat_delta (
  id bigint generated always as identity primary key,
  organization_id uuid not null,
  measure text not null check (measure in ('received','filed','turnaround','sent','asked','acknowledged','decided')),
  location_id uuid,
  day date not null,
  -- received: the hour; filed: 0 changed, 1 unchanged, 2 unknown; sent: 0 once, 1 again, 2 failed; durations: log bucket
  slot smallint not null,
  user_id uuid,
  count integer not null
);
create index stat_delta_organization on public.stat_delta (organization_id, measure);

create table public.stat_day (
  organization_id uuid not null,
  measure text not null,
  -- a location, the organisation for all of them, or zeros for what no location has
  scope uuid not null,
  day date not null,
  slot smallint not null,
  -- zeros for nobody
  user_id uuid not null,
  count integer not null,
  primary key (organization_id, measure, scope, day, slot, user_id)
);

-- A fax that was filed as proposed and taken back within 30 days: the proposal was wrong.
create table public.filing_correction (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organization,
  fax_id uuid not null,
  filed_by uuid references public.app_user,
  filed_at timestamptz not null,
  corrected_at timestamptz not null default now(),
  unique (organization_id, id),
  foreign key (organization_id, fax_id) references public.fax (organization_id, id)
);
create index filing_correction_filed on public.filing_correction (organization_id, filed_at);
create index filing_correction_fax on public.filing_correction (fax_id);

-- What is counted of a row, in a zone ------------------------------------------------------------

-- Seconds by their logarithm: a bucket reaches from 1.1^n to 1.1^(n+1).
create function private.log_bucket(span interval) returns smallint language sql immutable as $$
  select floor(ln(greatest(extract(epoch from span)::float8, 1)) / ln(1.1::float8))::smallint
$$;

create function private.fax_facts(direction text, status text, locked_at timestamptz, received_at timestamptz, completed_at timestamptz,
  completed_by uuid, filed_unchanged boolean, zone text) returns table (measure text, day date, slot smallint, user_id uuid)
language sql stable as $$
  select 'received', (received_at at time zone zone)::date, extract(hour from received_at at time zone zone)::smallint, null::uuid
  where direction = 'inbound' and locked_at is null and status <> 'entered-in-error'
  union all
  select 'turnaround', (completed_at at time zone zone)::date, private.log_bucket(completed_at - received_at), null::uuid
  where direction = 'inbound' and locked_at is null and status = 'completed' and completed_at is not null
  union all
  select 'filed', (completed_at at time zone zone)::date, case filed_unchanged when true then 1 when false then 0 else 2 end::smallint, completed_by
  where direction = 'inbound' and locked_at is null and status = 'completed' and completed_at is not null
$$;

create function private.delivery_facts(status text, attempts integer, created_at timestamptz, locked_at timestamptz, zone text)
returns table (measure text, day date, slot smallint, user_id uuid)
language sql stable as $$
  select 'sent', (created_at at time zone zone)::date,
    case when status in ('failed','unconfirmed') then 2 when attempts > 1 then 1 else 0 end::smallint, null::uuid
  where status not in ('scheduled','cancelled') and locked_at is null
$$;

create function private.request_facts(kind text, status text, received_at timestamptz, acknowledged_at timestamptz, decided_at timestamptz, zone text)
returns table (measure text, day date, slot smallint, user_id uuid)
language sql stable as $$
  select 'asked', (received_at at time zone zone)::date, 0::smallint, null::uuid where kind = 'referral' and status <> 'draft'
  union all
  select 'acknowledged', (acknowledged_at at time zone zone)::date, private.log_bucket(acknowledged_at - received_at), null::uuid
  where kind = 'referral' and status <> 'draft' and acknowledged_at is not null
  union all
  select 'decided', (decided_at at time zone zone)::date, private.log_bucket(decided_at - received_at), null::uuid
  where kind = 'referral' and status <> 'draft' and decided_at is not null
$$;

-- The zone whose days count: of the location, or of the organisation for what no location has.
create function private.zone_of(organization uuid, location uuid) returns text language sql stable as $$
  select coalesce((select l.time_zone from public.location l where l.id = location and l.organization_id = organization),
    (select o.time_zone from public.organization o where o.id = organization))
$$;

-- Who counts shares this; who changes a zone has it alone, so that nothing is counted by a zone that is just changing.
create function private.zones_key(organization uuid) returns bigint language sql immutable as $$
  select hashtextextended('stat-zones:' || organization::text, 0)
$$;

-- Counting -----------------------------------------------------------------------------------------

create function private.count_new_faxes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(private.zones_key(o.organization_id)) from (select distinct organization_id from came) o;
  insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
  select c.organization_id, x.measure, c.location_id, x.day, x.slot, x.user_id, count(*)
  from came c
  join public.organization o on o.id = c.organization_id
  left join public.location l on l.organization_id = c.organization_id and l.id = c.location_id
  cross join lateral private.fax_facts(c.direction, c.status, c.locked_at, c.received_at, c.completed_at, c.completed_by, c.filed_unchanged,
    coalesce(l.time_zone, o.time_zone)) x
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger count_new after insert on public.fax referencing new table as came
  for each statement execute function private.count_new_faxes();

create function private.count_gone_faxes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(private.zones_key(o.organization_id)) from (select distinct organization_id from went) o;
  insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
  select w.organization_id, x.measure, w.location_id, x.day, x.slot, x.user_id, -count(*)
  from went w
  cross join lateral private.fax_facts(w.direction, w.status, w.locked_at, w.received_at, w.completed_at, w.completed_by, w.filed_unchanged,
    private.zone_of(w.organization_id, w.location_id)) x
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;
create trigger count_gone after delete on public.fax referencing old table as went
  for each statement execute function private.count_gone_faxes();

create function private.recount_fax() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(private.zones_key(new.organization_id));
  insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
  select new.organization_id, x.measure, x.location_id, x.day, x.slot, x.user_id, sum(x.n)
  from (
    select f.*, old.location_id, -1 as n
    from private.fax_facts(old.direction, old.status, old.locked_at, old.received_at, old.completed_at, old.completed_by, old.filed_unchanged,
      private.zone_of(old.organization_id, old.location_id)) f
    union all
    select f.*, new.location_id, 1
    from private.fax_facts(new.direction, new.status, new.locked_at, new.received_at, new.completed_at, new.completed_by, new.filed_unchanged,
      private.zone_of(new.organization_id, new.location_id)) f
    union all
    select f.*, old.location_id, -1
    from public.fax_delivery d, private.delivery_facts(d.status, d.attempts, d.created_at, old.locked_at,
      private.zone_of(old.organization_id, old.location_id)) f
    where old.direction = 'outbound' and d.fax_id = old.id
    union all
    select f.*, new.location_id, 1
    from public.fax_delivery d, private.delivery_facts(d.status, d.attempts, d.created_at, new.locked_at,
      private.zone_of(new.organization_id, new.location_id)) f
    where new.direction = 'outbound' and d.fax_id = new.id
  ) x
  group by 1, 2, 3, 4, 5, 6 having sum(x.n) <> 0;
  if old.status = 'completed' and new.status <> 'completed' and old.filed_unchanged and old.completed_at > now() - interval '30 days' then
    insert into public.filing_correction (organization_id, fax_id, filed_by, filed_at)
    values (old.organization_id, old.id, old.completed_by, old.completed_at);
  end if;
  return null;
end $$;
create trigger recount after update of status, location_id, locked_at, received_at, completed_at, completed_by, filed_unchanged, direction on public.fax
  for each row when (
    (old.location_id, old.locked_at, old.received_at, old.completed_at, old.completed_by, old.filed_unchanged, old.direction)
      is distinct from (new.location_id, new.locked_at, new.received_at, new.completed_at, new.completed_by, new.filed_unchanged, new.direction)
    -- Of the states, these alone count otherwise.
    or (old.status = 'completed') <> (new.status = 'completed')
    or (old.status = 'entered-in-error') <> (new.status = 'entered-in-error')
  ) execute function private.recount_fax();

create function private.recount_delivery() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(private.zones_key(new.organization_id));
  insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
  select f.organization_id, x.measure, f.location_id, x.day, x.slot, x.user_id, sum(x.n)
  from public.fax f
  cross join lateral (
    select o.*, -1 as n from private.delivery_facts(old.status, old.attempts, old.created_at, f.locked_at, private.zone_of(f.organization_id, f.location_id)) o
    where tg_op = 'UPDATE'
    union all
    select o.*, 1 from private.delivery_facts(new.status, new.attempts, new.created_at, f.locked_at, private.zone_of(f.organization_id, f.location_id)) o
  ) x
  where f.id = new.fax_id
  group by 1, 2, 3, 4, 5, 6 having sum(x.n) <> 0;
  return null;
end $$;
create trigger count_new after insert on public.fax_delivery for each row execute function private.recount_delivery();
create trigger recount after update of status, attempts, created_at on public.fax_delivery
  for each row when ((old.status, old.attempts, old.created_at) is distinct from (new.status, new.attempts, new.created_at))
  execute function private.recount_delivery();

create function private.recount_request() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(private.zones_key(new.organization_id));
  insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
  select new.organization_id, x.measure, x.location_id, x.day, x.slot, x.user_id, sum(x.n)
  from (
    select o.*, old.location_id, -1 as n
    from private.request_facts(old.kind, old.status, old.received_at, old.acknowledged_at, old.decided_at, private.zone_of(new.organization_id, old.location_id)) o
    where tg_op = 'UPDATE'
    union all
    select o.*, new.location_id, 1
    from private.request_facts(new.kind, new.status, new.received_at, new.acknowledged_at, new.decided_at, private.zone_of(new.organization_id, new.location_id)) o
  ) x
  group by 1, 2, 3, 4, 5, 6 having sum(x.n) <> 0;
  return null;
end $$;
create trigger count_new after insert on public.request for each row when (new.kind = 'referral') execute function private.recount_request();
create trigger recount after update of status, location_id, received_at, acknowledged_at, decided_at on public.request
  for each row when (new.kind = 'referral' and (
    (old.location_id, old.received_at, old.acknowledged_at, old.decided_at)
      is distinct from (new.location_id, new.received_at, new.acknowledged_at, new.decided_at)
    or (old.status = 'draft') <> (new.status = 'draft')))
  execute function private.recount_request();

-- Another zone has other days: what was counted there is counted anew.
create function private.move_days() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  organization uuid := case tg_table_name when 'location' then (to_jsonb(new) ->> 'organization_id')::uuid else new.id end;
  place uuid := case tg_table_name when 'location' then new.id end;
begin
  perform pg_advisory_xact_lock(private.zones_key(organization));
  insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
  select organization, x.measure, place, x.day, x.slot, x.user_id, sum(x.n)
  from (
    select o.*, z.n from public.fax f, (values (old.time_zone, -1), (new.time_zone, 1)) z (zone, n),
      lateral private.fax_facts(f.direction, f.status, f.locked_at, f.received_at, f.completed_at, f.completed_by, f.filed_unchanged, z.zone) o
    where f.organization_id = organization and f.location_id is not distinct from place
    union all
    select o.*, z.n from public.fax_delivery d join public.fax f on f.id = d.fax_id, (values (old.time_zone, -1), (new.time_zone, 1)) z (zone, n),
      lateral private.delivery_facts(d.status, d.attempts, d.created_at, f.locked_at, z.zone) o
    where d.organization_id = organization and f.location_id is not distinct from place
    union all
    select o.*, z.n from public.request r, (values (old.time_zone, -1), (new.time_zone, 1)) z (zone, n),
      lateral private.request_facts(r.kind, r.status, r.received_at, r.acknowledged_at, r.decided_at, z.zone) o
    where r.organization_id = organization and r.location_id is not distinct from place
  ) x
  group by 1, 2, 3, 4, 5, 6 having sum(x.n) <> 0;
  return null;
end $$;
create trigger move_days after update of time_zone on public.location
  for each row when (old.time_zone is distinct from new.time_zone) execute function private.move_days();
create trigger move_days after update of time_zone on public.organization
  for each row when (old.time_zone is distinct from new.time_zone) execute function private.move_days();

-- Adds up so many changes, for their location and for all of them; answers how many there were. One at a time does it.
create function private.add_up_stats(most integer) returns integer language plpgsql security definer set search_path = '' as $$
declare
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  added integer;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('stat-add-up', 0)) then
    return 0;
  end if;
  with gone as (
    delete from public.stat_delta where id in (select id from public.stat_delta order by id limit most) returning *
  ), summed as (
    insert into public.stat_day (organization_id, measure, scope, day, slot, user_id, count)
    select g.organization_id, g.measure, s.scope, g.day, g.slot, coalesce(g.user_id, nobody), sum(g.count)
    from gone g cross join lateral (values (g.organization_id), (coalesce(g.location_id, nobody))) s (scope)
    group by 1, 2, 3, 4, 5, 6 having sum(g.count) <> 0
    on conflict (organization_id, measure, scope, day, slot, user_id) do update set count = stat_day.count + excluded.count
  )
  select count(*) into added from gone;
  return added;
end $$;
revoke all on function private.add_up_stats(integer) from public;
grant execute on function private.add_up_stats(integer) to service_role;

-- Who may know ---------------------------------------------------------------------------------------

do $$
declare t text;
begin
  foreach t in array array['stat_delta', 'stat_day', 'filing_correction'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy organization on public.%I to authenticated, service_role
      using (organization_id = (select private.current_organization()))
      with check (organization_id = (select private.current_organization()))', t);
  end loop;
  -- A count of what one may not read would tell of it.
  foreach t in array array['stat_delta', 'stat_day'] loop
    execute format('create policy readable on public.%I as restrictive for select to authenticated
      using ((select private.may(''stats.read'')) and case
        when measure in (''received'',''filed'',''turnaround'') then (select private.may(''faxes.read''))
        when measure = ''sent'' then (select private.may(''messages.read'', ''messages.send''))
        else (select private.may(''requests.read'')) end)', t);
  end loop;
end $$;
create policy readable on public.filing_correction as restrictive for select to authenticated
  using ((select private.may('stats.read')) and (select private.may('faxes.read')));
grant select on public.stat_delta, public.stat_day, public.filing_correction to authenticated, service_role;
-- Supabase grants more by itself.
revoke insert, update, delete on public.stat_delta, public.stat_day, public.filing_correction from authenticated, service_role;

-- What is here already -----------------------------------------------------------------------------

insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
select f.organization_id, x.measure, f.location_id, x.day, x.slot, x.user_id, count(*)
from public.fax f
join public.organization o on o.id = f.organization_id
left join public.location l on l.organization_id = f.organization_id and l.id = f.location_id
cross join lateral private.fax_facts(f.direction, f.status, f.locked_at, f.received_at, f.completed_at, f.completed_by, f.filed_unchanged,
  coalesce(l.time_zone, o.time_zone)) x
group by 1, 2, 3, 4, 5, 6;
insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
select f.organization_id, x.measure, f.location_id, x.day, x.slot, x.user_id, count(*)
from public.fax_delivery d
join public.fax f on f.id = d.fax_id
cross join lateral private.delivery_facts(d.status, d.attempts, d.created_at, f.locked_at, private.zone_of(f.organization_id, f.location_id)) x
group by 1, 2, 3, 4, 5, 6;
insert into public.stat_delta (organization_id, measure, location_id, day, slot, user_id, count)
select r.organization_id, x.measure, r.location_id, x.day, x.slot, x.user_id, count(*)
from public.request r
cross join lateral private.request_facts(r.kind, r.status, r.received_at, r.acknowledged_at, r.decided_at, private.zone_of(r.organization_id, r.location_id)) x
group by 1, 2, 3, 4, 5, 6;
do $$ begin while private.add_up_stats(1000000) > 0 loop end loop; end $$;
