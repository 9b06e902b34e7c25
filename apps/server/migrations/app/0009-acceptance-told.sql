-- The administrators who have the list of users open see that somebody has come. As `publish` does it: the lock keeps
-- the events of an organisation in the order of their commits.
create or replace function private.record_acceptance() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid;
begin
  update public.app_user set status = 'active', version = version + 1, updated_at = now()
  where id = new.id and status = 'invited';
  if not found then return null; end if;
  for organization in select m.organization_id from public.mapping m where m.user_id = new.id order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('intake.log.' || organization, 0));
    insert into public.event (organization_id, topic, entity, entity_id, created_at)
    values (organization, 'user', 'user', new.id, clock_timestamp());
    perform pg_notify('intake_event', organization::text);
  end loop;
  return null;
end $$;
