-- What a member may not do by the screens, they may not do by SQL either. These policies take away from what others give.

-- Whether the caller has one of these rights in the organisation of the transaction.
create function private.may(variadic wanted text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.app_user u where u.id = auth.uid() and u.is_super_admin and u.status = 'active')
    or exists (
      select from public.mapping m join public.role r on r.id = m.role_id
      where m.user_id = auth.uid() and m.organization_id = private.current_organization() and r.permissions && wanted
    )
$$;
revoke all on function private.may(text[]) from public;
grant execute on function private.may(text[]) to authenticated;

-- Who belongs where is changed by the server alone, after it has compared the rights.
revoke insert, update, delete on public.mapping from authenticated;

create policy own_row on public.app_user as restrictive for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

do $$
declare
  managed record;
  command text;
begin
  for managed in
    select * from (values
      ('role', array['users.manage']),
      ('organization', array['settings.manage']),
      ('location', array['settings.manage', 'billing.write']),
      ('bin', array['settings.manage']),
      ('modality', array['settings.manage']),
      ('keyword', array['settings.manage'])
    ) as t (name, permissions)
  loop
    foreach command in array array['insert', 'update', 'delete'] loop
      execute format('create policy %I on public.%I as restrictive for %s to authenticated %s ((select private.may(variadic %L::text[])))',
        'managed_' || command, managed.name, command,
        case command when 'insert' then 'with check' else 'using' end, managed.permissions);
    end loop;
  end loop;
end $$;

-- A role is given no right that the giver lacks.
create function private.refuse_beyond_own() returns trigger
language plpgsql set search_path = '' as $$
declare
  added text;
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  foreach added in array new.permissions loop
    if (tg_op = 'INSERT' or not added = any (old.permissions)) and not private.may(added) then
      raise exception 'nobody gives a right that they lack' using errcode = '42501';
    end if;
  end loop;
  return new;
end $$;
create trigger role_refuse_beyond_own before insert or update of permissions on public.role
  for each row execute function private.refuse_beyond_own();
