-- How much is held, kept beside the balance: adding it up read every reservation that there ever was.
alter table public.account add column reserved bigint not null default 0;

create function private.hold_credit() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.account a
  set reserved = a.reserved + case
    when new.closes is null then -new.amount
    else (select h.amount from public.credit_entry h where h.organization_id = new.organization_id and h.sequence = new.closes)
  end
  where a.organization_id = new.organization_id;
  return null;
end $$;
create trigger credit_held after insert on public.credit_entry
  for each row when (new.kind = 'reserve' or new.closes is not null) execute function private.hold_credit();

update public.account a set reserved = (
  select coalesce(sum(-e.amount), 0) from public.credit_entry e
  where e.organization_id = a.organization_id and e.kind = 'reserve'
    and not exists (select from public.credit_entry c where c.organization_id = e.organization_id and c.closes = e.sequence));
