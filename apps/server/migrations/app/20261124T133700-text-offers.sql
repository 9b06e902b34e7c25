-- Offers of freed times by text message.
alter table public.waitlist_offer drop constraint waitlist_offer_channel_check;
alter table public.waitlist_offer add constraint waitlist_offer_channel_check check (channel in ('call','text'));

-- Withdraws what waits to speak of an offer that has ended. Whoever may end the offer may do this, and sees of the
-- messages in which conversation they are.
create function private.follow_offer_messages(offer uuid) returns table (conversation_id uuid)
language plpgsql security definer set search_path = '' as $$
begin
  if not (current_setting('role') = 'service_role' or private.may('appointments.write')) then
    return;
  end if;
  return query
    update public.message m set status = 'cancelled', version = m.version + 1, updated_at = now()
    where m.organization_id = private.current_organization() and m.waitlist_offer_id = offer and m.status in ('scheduled','queued')
    returning m.conversation_id;
end $$;
revoke all on function private.follow_offer_messages(uuid) from public;
grant execute on function private.follow_offer_messages(uuid) to authenticated, service_role;
