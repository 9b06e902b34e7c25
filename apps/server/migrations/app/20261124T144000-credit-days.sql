-- What credits were spent on is counted by the days of the organization, with the entry that says it, as all figures of a
-- dashboard are: a year of a large ledger took a second.
alter table public.stat_delta drop constraint stat_delta_measure_check;
alter table public.stat_delta add check (measure in ('received','filed','turnaround','sent','asked','acknowledged','decided','credits','units'));

-- Slots are what it was spent on, in this order.
create function private.credit_facts(kind text, amount bigint, cause text, units integer, at timestamptz, zone text)
returns table (measure text, day date, slot smallint, user_id uuid, amount integer) language sql stable as $$
  select x.measure, (at at time zone zone)::date, (array_position(array['fax-in', 'fax-out', 'text', 'call'], cause) - 1)::smallint, null::uuid, x.amount
  from (values ('credits', (-amount)::integer), ('units', case when kind in ('use', 'settle') then units else 0 end)) x (measure, amount)
  where cause is not null and x.amount <> 0
$$;

create function private.count_credit() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock_shared(private.zones_key(new.organization_id));
  insert into public.stat_delta (organization_id, measure, day, slot, count)
  select o.id, x.measure, x.day, x.slot, x.amount
  from public.organization o, private.credit_facts(new.kind, new.amount, new.cause, new.units, new.created_at, o.time_zone) x where o.id = new.organization_id;
  return null;
end $$;
create trigger count_new after insert on public.credit_entry for each row when (new.cause is not null) execute function private.count_credit();

-- Another zone has other days: what was counted there is counted anew.
create or replace function private.move_days() returns trigger language plpgsql security definer set search_path = '' as $$
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
    union all
    select o.measure, o.day, o.slot, o.user_id, z.n * o.amount from public.credit_entry e, (values (old.time_zone, -1), (new.time_zone, 1)) z (zone, n),
      lateral private.credit_facts(e.kind, e.amount, e.cause, e.units, e.created_at, z.zone) o
    where e.organization_id = organization and tg_table_name = 'organization'
  ) x
  group by 1, 2, 3, 4, 5, 6 having sum(x.n) <> 0;
  return null;
end $$;

-- Of credits everybody may know who may see a dashboard.
do $$
declare t text;
begin
  foreach t in array array['stat_delta', 'stat_day'] loop
    execute format('drop policy readable on public.%I', t);
    execute format('create policy readable on public.%I as restrictive for select to authenticated
      using ((select private.may(''stats.read'')) and case
        when measure in (''received'',''filed'',''turnaround'') then (select private.may(''faxes.read''))
        when measure = ''sent'' then (select private.may(''messages.read'', ''messages.send''))
        when measure in (''credits'',''units'') then true
        else (select private.may(''requests.read'')) end)', t);
  end loop;
end $$;

-- What is here already.
insert into public.stat_delta (organization_id, measure, day, slot, count)
select o.id, x.measure, x.day, x.slot, sum(x.amount)
from public.credit_entry e join public.organization o on o.id = e.organization_id
cross join lateral private.credit_facts(e.kind, e.amount, e.cause, e.units, e.created_at, o.time_zone) x
group by 1, 2, 3, 4;
do $$ begin while private.add_up_stats(1000000) > 0 loop end loop; end $$;
