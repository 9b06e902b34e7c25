-- A locked session changes nothing of its account either, so the sign-in service asks for the lock.
create function private.session_is_locked(locked_session_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.session_lock l where l.session_id = locked_session_id)
$$;
revoke all on function private.session_is_locked(uuid) from public;
grant usage on schema private to supabase_auth_admin;
grant execute on function private.session_is_locked(uuid) to supabase_auth_admin;
