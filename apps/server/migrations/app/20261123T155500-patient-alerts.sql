-- What nobody who deals with the patient may miss, and where the patient would rather come.
alter table public.patient
  add column alerts text[] not null default '{}',
  add column location_id uuid,
  add foreign key (organization_id, location_id) references public.location (organization_id, id);
