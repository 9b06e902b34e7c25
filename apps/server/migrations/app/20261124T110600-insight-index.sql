-- Figures are read from the index alone; the rows of a place and a time were scattered over the table.
alter table public.stat_day drop constraint stat_day_pkey;
alter table public.stat_day add primary key (organization_id, measure, scope, day, slot, user_id) include (count);

create or replace function private.add_up_stats(most integer) returns integer language plpgsql security definer set search_path = '' as $$
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
    order by 1, 2, 3, 4, 5, 6
    on conflict (organization_id, measure, scope, day, slot, user_id) do update set count = stat_day.count + excluded.count
  )
  select count(*) into added from gone;
  return added;
end $$;
