-- A reservation changed the row of the account twice, once for the balance and once for what is held, and every writer
-- of the account waits for that row.
drop trigger credit_held on public.credit_entry;
drop function private.hold_credit();

create or replace function private.post_credit(entry_kind text, entry_cause text, entry_units integer, object uuid, location uuid, nth integer, happened timestamptz default null)
returns table (sequence bigint, balance bigint, became_low boolean)
language plpgsql security definer set search_path = '' as $$
declare
  organization constant uuid := private.current_organization();
  account public.account;
  held public.credit_entry;
  latest record;
  given record;
  price bigint;
  credits bigint;
  wanted bigint;
  part bigint;
  spent jsonb := '[]';
  entry_key text;
  forced boolean;
  due timestamptz := 'infinity';
  holds bigint := 0;
begin
  if organization is null or object is null or entry_kind not in ('use', 'reserve', 'settle', 'release') then
    raise exception 'this is not how credits are spent' using errcode = '42501';
  end if;
  -- Also held by whoever writes the trail and publishes: the log and the account are taken in one order.
  perform pg_advisory_xact_lock(hashtextextended('intake.log.' || organization, 0));
  select * into account from public.account a where a.organization_id = organization;
  if account.due_at is null or account.due_at <= clock_timestamp() then
    perform private.refresh_credits(organization);
    select * into account from public.account a where a.organization_id = organization;
  end if;
  price := case entry_cause when 'fax-in' then account.price_fax_in when 'fax-out' then account.price_fax_out when 'text' then account.price_text else account.price_call end;

  if entry_kind in ('settle', 'release') then
    select * into held from public.credit_entry e
    where e.organization_id = organization and e.cause = entry_cause and e.object_id = object and e.kind = 'reserve'
      and not exists (select from public.credit_entry c where c.organization_id = organization and c.closes = e.sequence)
    order by e.sequence desc limit 1;
    if held.sequence is null and entry_kind = 'release' then
      return;
    elsif held.sequence is null then
      select (array_agg(e.kind order by e.sequence desc))[1] as kind, count(*)::integer as entries into latest from public.credit_entry e
      where e.organization_id = organization and e.cause = entry_cause and e.object_id = object;
      -- Told again, it is no news; sent after what was held had been given back, it is spent once more.
      if latest.kind in ('settle', 'use') then
        return;
      end if;
      entry_kind := 'use';
      nth := latest.entries + 1;
    else
      nth := split_part(held.key, ':', 3)::integer;
    end if;
  end if;
  forced := entry_kind <> 'reserve';
  entry_key := entry_cause || ':' || object || ':' || nth || case entry_kind when 'reserve' then ':reserve' else ':end' end;
  if exists (select from public.credit_entry e where e.organization_id = organization and e.key = entry_key) then
    return;
  end if;
  credits := case
    when held.sequence is null then -price * entry_units
    when entry_kind = 'release' then -held.amount
    -- At the price at which it was held.
    else -held.amount + held.amount / greatest(held.units, 1) * entry_units
  end;

  if credits < 0 then
    if account.at_zero = 'stop' and not forced and account.balance + credits < account.floor then
      raise exception 'there are not enough credits' using errcode = 'CR001';
    end if;
    wanted := least(-credits, greatest(account.balance, 0));
    for given in
      select g.id, g.remaining from public.credit_grant g where wanted > 0 and g.organization_id = organization and g.remaining > 0
      order by g.priority, g.expires_at nulls last, g.is_gift desc, g.created_at, g.id
    loop
      exit when wanted = 0;
      part := least(wanted, given.remaining);
      update public.credit_grant g set remaining = g.remaining - part where g.id = given.id;
      spent := spent || jsonb_build_object('grant', given.id, 'credits', part);
      wanted := wanted - part;
    end loop;
  elsif credits > 0 then
    -- What was owed is paid back first; the rest goes to where it came from, last taken first, and then to what later credits had paid of it.
    wanted := greatest(0, least(credits, account.balance + credits));
    for given in
      select g.id, g.expires_at, least(coalesce(t.credits, g.amount), g.amount - g.remaining) as room from public.credit_grant g
      left join (select (x.value ->> 'grant')::uuid as id, (x.value ->> 'credits')::bigint as credits, x.position
        from jsonb_array_elements(held.taken) with ordinality x (value, position)) t on t.id = g.id
      where g.organization_id = organization and g.remaining < g.amount
      order by t.position desc nulls last, g.created_at desc, g.id
    loop
      exit when wanted = 0;
      part := least(wanted, given.room);
      update public.credit_grant g set remaining = g.remaining + part where g.id = given.id;
      due := least(due, given.expires_at);
      wanted := wanted - part;
    end loop;
    -- More than was taken from a grant can be its own again: what later credits had paid was paid by them.
    for given in
      select g.id, g.expires_at, g.amount - g.remaining as room from public.credit_grant g
      where wanted > 0 and g.organization_id = organization and g.remaining < g.amount order by g.created_at desc, g.id
    loop
      exit when wanted = 0;
      part := least(wanted, given.room);
      update public.credit_grant g set remaining = g.remaining + part where g.id = given.id;
      due := least(due, given.expires_at);
      wanted := wanted - part;
    end loop;
  end if;

  -- What is held goes with the balance, so that the row that all writers wait for is written once.
  if entry_kind = 'reserve' then
    holds := -credits;
  elsif held.sequence is not null then
    holds := held.amount;
  end if;
  became_low := account.low_at > 0 and account.balance >= account.low_at and account.balance + credits < account.low_at;
  -- The balance is changed and the entry that says it is inserted by one statement.
  with changed as (
    update public.account a set balance = a.balance + credits, sequence = a.sequence + 1, due_at = least(a.due_at, due), reserved = a.reserved + holds
    where a.organization_id = organization
    returning a.balance, a.sequence, case a.at_zero when 'stop' then a.floor end as floor
  )
  insert into public.credit_entry as e (organization_id, sequence, kind, amount, balance, floor, is_forced, cause, units, object_id, location_id, closes, taken, key, created_by, created_at)
  select organization, c.sequence, entry_kind, credits, c.balance, c.floor, forced, entry_cause, entry_units, object, location, held.sequence, spent, entry_key, auth.uid(), least(happened, clock_timestamp())
  from changed c
  returning e.sequence, e.balance into post_credit.sequence, post_credit.balance;
  return next;
end $$;
