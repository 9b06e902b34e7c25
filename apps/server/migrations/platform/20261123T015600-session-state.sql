-- The state of a session, under the word that the product has for it; else as before.
create function auth.session_state(session_id uuid, session_user_id uuid, counter bigint) returns text
language plpgsql volatile security definer set search_path = '' as $$
begin
  update auth.sessions s set used_counter = session_state.counter
  where s.id = session_state.session_id and s.used_counter < session_state.counter
    and s.refresh_token_counter >= session_state.counter;
  return (
    select case
      when s.aal = 'aal1' and exists (
        select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified'
      ) then 'second-factor'
      else 'live'
    end
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session_state.session_id and s.user_id = session_user_id and s.not_after > now()
      and (u.banned_until is null or u.banned_until <= now())
  );
end $$;
revoke all on function auth.session_state(uuid, uuid, bigint) from public;
grant execute on function auth.session_state(uuid, uuid, bigint) to service_role;
drop function auth.session_standing(uuid, uuid, bigint);
