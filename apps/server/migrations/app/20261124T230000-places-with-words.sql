-- Clinics and locations are found by how a word of their name or address begins, as people are by their names: by an index, through a
-- function of the owner, as the operators of text are not leakproof and row level security would look at all of them.
create extension if not exists pg_trgm;
create index clinic_name_words on public.clinic using gin (organization_id, (' ' || lower(name)) gin_trgm_ops);
create index clinic_address_words on public.clinic using gin (organization_id, (' ' || lower(address)) gin_trgm_ops);
create index location_name_words on public.location using gin (organization_id, (' ' || lower(name)) gin_trgm_ops);
create index location_address_words on public.location using gin (organization_id, (' ' || lower(address)) gin_trgm_ops);

-- The ids of those that match, and of the organisation itself, which is one row and is looked at by whoever asks.
create function private.places_with_words(kind text, field text, pattern text) returns setof uuid
language plpgsql stable security definer set search_path = '' rows 100 as $$
begin
  if kind not in ('clinic', 'location') or field not in ('name', 'address') then
    raise 'no % has %', kind, field;
  end if;
  return query execute format('select id from public.%I where organization_id = $1 and ('' '' || lower(%I)) like $2 union all select $1', kind, field)
    using private.current_organization(), pattern;
end $$;
revoke all on function private.places_with_words(text, text, text) from public;
grant execute on function private.places_with_words(text, text, text) to authenticated;
