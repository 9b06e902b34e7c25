-- What a request needs to know of its caller, whoever runs the sign-in service.

-- A locked session opens nothing until its user proves the password, which starts a session of its own.
create table public.session_lock (
  session_id uuid primary key,
  user_id uuid not null references public.app_user on delete cascade,
  locked_at timestamptz not null default now()
);
alter table public.session_lock enable row level security;
alter table public.session_lock force row level security;
create policy service on public.session_lock to service_role using (true) with check (true);
grant select, insert, delete on public.session_lock to service_role;
create index session_lock_user on public.session_lock (user_id);

create index physician_user on public.physician (user_id) where user_id is not null;

-- The user, and the organisation asked for if it is theirs; without one asked for, their first.
-- No row when the product does not know the user.
create function private.actor(actor_id uuid, session_id uuid, asked_organization_id uuid)
returns table (
  status text, display_name text, is_super_admin boolean, is_physician boolean, is_locked boolean,
  organization_id uuid, permissions text[], physician_id uuid, organization_ids uuid[]
)
language sql stable security definer set search_path = '' as $$
  with memberships as (
    select array_agg(m.organization_id order by m.created_at, m.organization_id) as ids
    from public.mapping m where m.user_id = actor_id
  )
  select
    u.status, u.display_name, u.is_super_admin, u.is_physician,
    exists (select from public.session_lock l where l.session_id = actor.session_id),
    o.id,
    coalesce(r.permissions, '{}'),
    (select p.id from public.physician p where p.user_id = u.id and p.organization_id = o.id order by p.created_at limit 1),
    coalesce(ms.ids, '{}')
  from public.app_user u
  cross join memberships ms
  left join public.organization o
    on o.id = coalesce(asked_organization_id, ms.ids[1]) and (o.id = any (ms.ids) or u.is_super_admin)
  left join public.mapping m on m.user_id = u.id and m.organization_id = o.id
  left join public.role r on r.id = m.role_id
  where u.id = actor_id
$$;
revoke all on function private.actor(uuid, uuid, uuid) from public;
grant execute on function private.actor(uuid, uuid, uuid) to service_role;

-- The age of a password is the server's record, never what user metadata says.
create function private.record_password_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.app_user set password_last_updated_at = now() where id = new.id;
  return null;
end $$;
create trigger record_password_change after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.record_password_change();

-- The caller's own memberships. Row level security shows one organisation at a time; this shows where one may go.
create function private.memberships()
returns table (organization_id uuid, organization_name text, role_name text, permissions text[], location_id uuid)
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, r.name, r.permissions, m.location_id
  from public.mapping m
  join public.organization o on o.id = m.organization_id
  join public.role r on r.id = m.role_id
  where m.user_id = auth.uid()
  order by m.created_at, o.id
$$;
revoke all on function private.memberships() from public;
grant execute on function private.memberships() to authenticated;
