-- Whoever has all of these keys among those of their names, by the index that charts are found by. Runs as the owner, as the operators
-- of arrays are not leakproof and row level security would look at everybody; what it answers is read through the policies as always.
create function private.people_with_names(kind text, keys text[]) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 100 as $$
begin
  if kind not in ('patient', 'physician') then
    raise 'there are no people called %', kind;
  end if;
  return query execute format('select id from public.%I where organization_id = $1 and name_keys @> $2', kind) using private.current_organization(), keys;
end $$;
revoke all on function private.people_with_names(text, text[]) from public;
grant execute on function private.people_with_names(text, text[]) to authenticated;
