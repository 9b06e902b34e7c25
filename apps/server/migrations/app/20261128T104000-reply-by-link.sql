-- Whose letter has this code, for the page on which what it asks for can be sent.
create function private.reply_organization(token text) returns uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.letter where reply_token = token
$$;
revoke all on function private.reply_organization(text) from public;
grant execute on function private.reply_organization(text) to service_role;
