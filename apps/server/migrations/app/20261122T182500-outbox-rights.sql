-- A code in a mail is as good as the account. So it is shown to super administrators, and to those who manage the users
-- of the only organisation that the person belongs to, unless the person may do something there that the reader may not.
create or replace function private.may_read_mail(recipient_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.app_user me where me.id = auth.uid() and me.is_super_admin)
    or exists (
      select from public.mapping m
      join public.role r on r.id = m.role_id
      join public.mapping theirs on theirs.organization_id = m.organization_id and theirs.user_id = recipient_id
      join public.role their_role on their_role.id = theirs.role_id
      join public.app_user u on u.id = recipient_id and not u.is_super_admin
      where m.user_id = auth.uid() and m.organization_id = private.current_organization()
        and 'users.manage' = any (r.permissions)
        and their_role.permissions <@ r.permissions
        and not exists (
          select from public.mapping e where e.user_id = recipient_id and e.organization_id <> m.organization_id
        )
    )
$$;
