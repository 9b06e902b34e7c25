-- Writers of one account wait for each other, so that what is done while they wait is one statement with no more in it than
-- the entry takes: prices and what is held are looked up where it is written, and what time does is looked for when it is due.

-- When time does something to the account next: a grant expires, a month begins.
alter table public.account add column due_at timestamptz not null default '-infinity';

create function private.account_due() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'organization' then
    update public.account a set due_at = '-infinity' where a.organization_id = new.id;
  elsif tg_table_name = 'credit_grant' then
    update public.account a set due_at = new.expires_at where a.organization_id = new.organization_id and a.due_at > new.expires_at;
  else
    new.due_at := '-infinity';
    return new;
  end if;
  return null;
end $$;
create trigger account_due after update of time_zone on public.organization
  for each row when (old.time_zone is distinct from new.time_zone) execute function private.account_due();
create trigger account_due after insert or update of expires_at on public.credit_grant
  for each row when (new.expires_at is not null) execute function private.account_due();
create trigger account_due before update of monthly_credits on public.account
  for each row when (old.monthly_credits is distinct from new.monthly_credits) execute function private.account_due();

create or replace function private.refresh_credits(organization uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  over record;
  zone text;
  month timestamp;
  monthly integer;
  due timestamptz := 'infinity';
begin
  if organization is distinct from private.current_organization() then
    raise exception 'this is the account of another organisation' using errcode = '42501';
  end if;
  -- Whoever only reads waits for no writer while nothing is due.
  if exists (select from public.account a where a.organization_id = organization and a.due_at > clock_timestamp()) then
    return;
  end if;
  -- Also held by whoever writes the trail and publishes: the log and the account are taken in one order.
  perform pg_advisory_xact_lock(hashtextextended('intake.log.' || organization, 0));
  insert into public.account (organization_id) values (organization) on conflict do nothing;
  select a.monthly_credits into monthly from public.account a where a.organization_id = organization for update;
  for over in
    select * from public.credit_grant g where g.organization_id = organization and g.remaining > 0 and g.expires_at <= clock_timestamp() order by g.expires_at, g.id
  loop
    update public.credit_grant g set remaining = 0 where g.id = over.id;
    -- Given back after it had expired, it expires once more.
    perform private.write_credit(organization, 'expire', -over.remaining, null, null, null, null, over.id, null, '[]',
      'expire:' || over.id || ':' || (select count(*) from public.credit_entry e where e.organization_id = organization and e.grant_id = over.id and e.kind = 'expire'),
      null, true, null);
  end loop;
  if monthly > 0 then
    select o.time_zone into zone from public.organization o where o.id = organization;
    month := date_trunc('month', clock_timestamp() at time zone zone);
    due := (month + interval '1 month') at time zone zone;
    if not exists (select from public.credit_entry e where e.organization_id = organization and e.key = 'month:' || to_char(month, 'YYYY-MM')) then
      perform private.give_credits(organization, monthly, 5, true, due, 'month:' || to_char(month, 'YYYY-MM'), null, null);
    end if;
  end if;
  update public.account a
  set due_at = least(due, (select min(g.expires_at) from public.credit_grant g where g.organization_id = organization and g.remaining > 0))
  where a.organization_id = organization;
end $$;

drop function private.post_credit(text, bigint, text, integer, uuid, uuid, bigint, text, boolean);
drop function private.held_credit(text, uuid);

-- Spends, holds, settles or gives back what one thing comes to: `nth` is which time it is spent on. What was told already is
-- no news, however often it is told; nothing is answered then. What is brought over from before says when it `happened`.
create function private.post_credit(entry_kind text, entry_cause text, entry_units integer, object uuid, location uuid, nth integer, happened timestamptz default null)
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

  became_low := account.low_at > 0 and account.balance >= account.low_at and account.balance + credits < account.low_at;
  -- The balance is changed and the entry that says it is inserted by one statement.
  with changed as (
    update public.account a set balance = a.balance + credits, sequence = a.sequence + 1, due_at = least(a.due_at, due)
    where a.organization_id = organization
    returning a.balance, a.sequence, case a.at_zero when 'stop' then a.floor end as floor
  )
  insert into public.credit_entry as e (organization_id, sequence, kind, amount, balance, floor, is_forced, cause, units, object_id, location_id, closes, taken, key, created_by, created_at)
  select organization, c.sequence, entry_kind, credits, c.balance, c.floor, forced, entry_cause, entry_units, object, location, held.sequence, spent, entry_key, auth.uid(), least(happened, clock_timestamp())
  from changed c
  returning e.sequence, e.balance into post_credit.sequence, post_credit.balance;
  return next;
end $$;
revoke all on function private.post_credit(text, text, integer, uuid, uuid, integer, timestamptz) from public;
grant execute on function private.post_credit(text, text, integer, uuid, uuid, integer, timestamptz) to authenticated, service_role;

-- Days of use are read from the index alone.
drop index public.credit_entry_day;
create index credit_entry_day on public.credit_entry (organization_id, created_at) include (cause, kind, units, amount);
