-- The notice that rights or sessions may have changed, under the word that the product has for it.
create or replace function private.tell_standing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_table_name = 'role' then
    perform pg_notify('intake_permissions', m.user_id::text) from public.mapping m where m.role_id = (changed ->> 'id')::uuid;
  else
    perform pg_notify('intake_permissions', coalesce(changed ->> 'user_id', changed ->> 'id'));
  end if;
  return null;
end $$;
-- Triggers stay with the function under its new name. That of auth.sessions keeps its own: whoever owns the table renames it.
alter function private.tell_standing() rename to tell_permissions;
alter trigger tell_standing on public.session_lock rename to tell_permissions;
alter trigger tell_standing on public.mapping rename to tell_permissions;
alter trigger tell_standing on public.role rename to tell_permissions;
alter trigger tell_standing on public.app_user rename to tell_permissions;
