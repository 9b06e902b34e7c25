-- When somebody last did something in a session, as their page tells; what a page does by itself is no activity.
create table public.session_activity (
  session_id uuid primary key,
  user_id uuid not null references public.app_user on delete cascade,
  active_at timestamptz not null default now()
);
create index session_activity_user on public.session_activity (user_id);
alter table public.session_activity enable row level security;
alter table public.session_activity force row level security;
create policy service on public.session_activity to service_role using (true) with check (true);
grant select, insert, update, delete on public.session_activity to service_role;

-- An idle session is a locked one, whether or not its page has said so.
create function private.session_is_idle(idle_session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.session_activity a
    where a.session_id = idle_session_id and a.active_at <= now() - interval '30 minutes'
  )
$$;
revoke all on function private.session_is_idle(uuid) from public;
grant execute on function private.session_is_idle(uuid) to service_role;

create or replace function private.session_is_locked(locked_session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.session_lock l where l.session_id = locked_session_id)
    or private.session_is_idle(locked_session_id)
$$;
grant execute on function private.session_is_locked(uuid) to service_role;

-- Whose rights or session may have changed: open streams of theirs end, and open again with what is so now.
create function private.tell_standing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_table_name = 'role' then
    perform pg_notify('intake_standing', m.user_id::text) from public.mapping m where m.role_id = (changed ->> 'id')::uuid;
  else
    perform pg_notify('intake_standing', coalesce(changed ->> 'user_id', changed ->> 'id'));
  end if;
  return null;
end $$;
revoke all on function private.tell_standing() from public;
create trigger tell_standing after insert on public.session_lock for each row execute function private.tell_standing();
create trigger tell_standing after insert or update or delete on public.mapping for each row execute function private.tell_standing();
create trigger tell_standing after update of permissions on public.role for each row execute function private.tell_standing();
create trigger tell_standing after update of status, is_super_admin on public.app_user for each row
  when (old.status is distinct from new.status or old.is_super_admin is distinct from new.is_super_admin)
  execute function private.tell_standing();
create trigger tell_standing after delete on auth.sessions for each row execute function private.tell_standing();
