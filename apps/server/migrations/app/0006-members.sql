-- Who belongs to an organisation, as its administrators see and change it.

-- A mapping gives a role and a place of its own organisation; a foreign key is not held by the policies.
alter table public.role add unique (organization_id, id);
alter table public.mapping
  add foreign key (organization_id, role_id) references public.role (organization_id, id),
  add foreign key (organization_id, location_id) references public.location (organization_id, id);
create index mapping_role on public.mapping (role_id);

-- Whether somebody belongs to a further organisation. Row level security shows one organisation at a time.
create function private.belongs_elsewhere(member_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.mapping m
    where m.user_id = member_id and m.organization_id <> private.current_organization()
  )
$$;
revoke all on function private.belongs_elsewhere(uuid) from public;
grant execute on function private.belongs_elsewhere(uuid) to authenticated, service_role;

-- Whoever has opened the account has accepted the invitation.
create function private.record_acceptance() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.app_user set status = 'active', version = version + 1, updated_at = now()
  where id = new.id and status = 'invited';
  return null;
end $$;
create trigger record_acceptance after update of email_confirmed_at on auth.users
  for each row when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.record_acceptance();
