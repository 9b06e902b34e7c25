-- Mail about signing in knows whom it is for, so that an administrator can read what waits for their own people.
alter table public.mail add column user_id uuid;
create index mail_recent on public.mail (created_at desc, id desc);

-- A code in a mail is as good as the account. So it is shown to super administrators, and to administrators of
-- the only organisation that the person belongs to, unless the person is a super administrator.
create function private.may_read_mail(recipient_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.app_user me where me.id = auth.uid() and me.is_super_admin)
    or (
      exists (
        select from public.mapping m join public.role r on r.id = m.role_id
        where m.user_id = auth.uid() and m.organization_id = private.current_organization()
          and 'settings.manage' = any (r.permissions)
      )
      and exists (select from public.app_user u where u.id = recipient_id and not u.is_super_admin)
      and (select array_agg(m.organization_id) from public.mapping m where m.user_id = recipient_id)
        = array[private.current_organization()]
    )
$$;
revoke all on function private.may_read_mail(uuid) from public;
grant execute on function private.may_read_mail(uuid) to authenticated;
create policy administrator on public.mail for select to authenticated using (private.may_read_mail(user_id));
grant select on public.mail to authenticated;

-- The product's record of a person follows the address that was proven.
create function private.record_email_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.app_user set email = new.email where id = new.id;
  return null;
end $$;
create trigger record_email_change after update of email on auth.users
  for each row when (new.email is not null and old.email is distinct from new.email)
  execute function private.record_email_change();
