-- Whether a message says that its visit does not take place: it was written for the version in which it was cancelled.
create function private.tells_off(m public.message) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.appointment_event e
    where e.appointment_id = m.appointment_id and e.appointment_version = m.appointment_version and e.to_status = 'cancelled')
$$;
revoke all on function private.tells_off(public.message) from public;
grant execute on function private.tells_off(public.message) to service_role;

-- A visit that takes place again takes back what waits to say that it does not; whoever was told of a visit before it was
-- moved hears of all that becomes of it, also where what was to tell them of the first move had not gone out.
create or replace function private.follow_visit_messages(visit uuid) returns table (conversation_id uuid, became text)
language plpgsql security definer set search_path = '' as $$
declare
  a public.appointment;
begin
  select * into a from public.appointment v where v.id = visit and v.organization_id = private.current_organization();
  if a.id is null or not (current_setting('role') = 'service_role' or private.may('appointments.write', 'requests.write')) then
    return;
  end if;
  return query
    update public.message m
    set status = case when a.status in ('booked','pending') and not private.tells_off(m) then m.status else 'cancelled' end,
      appointment_version = case when a.status in ('booked','pending') and not private.tells_off(m) then a.version else m.appointment_version end,
      version = m.version + 1, updated_at = now()
    where m.organization_id = a.organization_id and m.appointment_id = a.id and m.status in ('scheduled','queued')
    returning m.conversation_id, case m.status when 'cancelled' then 'withdrawn' else 'kept' end;
  return query
    with recursive earlier as (
      select a.id as id, a.rescheduled_from as before
      union all
      select v.id, v.rescheduled_from from earlier e join public.appointment v on v.id = e.before and v.organization_id = a.organization_id
    )
    select distinct m.conversation_id, 'told' from public.message m join earlier e on m.appointment_id = e.id
    where m.organization_id = a.organization_id and m.status in ('sending','sent','delivered','unconfirmed')
      and (a.status = 'cancelled' or (a.status in ('booked','pending') and (m.appointment_id <> a.id or private.tells_off(m))));
end $$;
