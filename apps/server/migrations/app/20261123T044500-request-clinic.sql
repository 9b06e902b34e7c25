-- The clinic of the directory that a referral was redirected to, beside its name in words.
alter table public.request
  add column redirected_clinic_id uuid,
  add foreign key (organization_id, redirected_clinic_id) references public.clinic (organization_id, id);
create index request_redirected_clinic on public.request (organization_id, redirected_clinic_id) where redirected_clinic_id is not null;
