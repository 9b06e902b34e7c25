-- The one way into the trail: nobody inserts links, or moves the head, by themselves.
create function private.append_audit(
  organization uuid, recorded timestamptz, actor uuid, name text, done text, thing text, thing_id uuid, patient uuid,
  result text, details jsonb, canonical text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  head record;
  next_hash text;
begin
  if organization is distinct from private.current_organization() then
    raise exception 'this is the trail of another organisation' using errcode = '42501';
  end if;
  -- Whoever acts for a person writes in that person's name alone.
  if current_setting('role') = 'authenticated' and actor is distinct from auth.uid() then
    raise exception 'this is the name of somebody else' using errcode = '42501';
  end if;
  -- Also held by whoever publishes: the two are taken in one order.
  perform pg_advisory_xact_lock(hashtextextended('intake.log.' || organization, 0));
  select coalesce(max(h.sequence), 0) + 1 as sequence, coalesce(max(h.hash), '') as hash into head
  from public.audit_head h where h.organization_id = organization;
  next_hash := encode(sha256(convert_to(head.sequence || E'\n' || head.hash || E'\n' || canonical, 'UTF8')), 'hex');
  insert into public.audit_event (organization_id, sequence, recorded_at, actor_id, actor_name, action, entity, entity_id,
    patient_id, outcome, detail, previous_hash, hash)
  values (organization, head.sequence, recorded, actor, name, done, thing, thing_id, patient, result, details, head.hash, next_hash);
  insert into public.audit_head (organization_id, sequence, hash) values (organization, head.sequence, next_hash)
  on conflict (organization_id) do update set sequence = excluded.sequence, hash = excluded.hash;
end $$;
revoke all on function private.append_audit(uuid, timestamptz, uuid, text, text, text, uuid, uuid, text, jsonb, text) from public;
grant execute on function private.append_audit(uuid, timestamptz, uuid, text, text, text, uuid, uuid, text, jsonb, text)
  to authenticated, service_role;
revoke insert, update, delete, truncate on public.audit_event, public.audit_head from authenticated, service_role;
