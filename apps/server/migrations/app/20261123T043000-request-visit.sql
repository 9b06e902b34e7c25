-- The visit that a patient who checked in has arrived for.
alter table public.request
  add column appointment_id uuid,
  add foreign key (organization_id, appointment_id) references public.appointment (organization_id, id);
create index request_appointment on public.request (organization_id, appointment_id) where appointment_id is not null;
