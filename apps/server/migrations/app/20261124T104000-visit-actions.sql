-- Visits of a series that were cancelled by one action are taken back by one.
alter table public.appointment_event add column action_id uuid;
create index appointment_event_action on public.appointment_event (organization_id, action_id) where action_id is not null;

-- Who referred the patient when the visit was booked, of the referral or the fax that it came from.
alter table public.appointment
  add column referrer_id uuid,
  add foreign key (organization_id, referrer_id) references public.physician (organization_id, id);
create index appointment_referrer on public.appointment (organization_id, referrer_id) where referrer_id is not null;
update public.appointment a set referrer_id = coalesce(
  (select r.physician_id from public.request r where r.organization_id = a.organization_id and r.id = a.request_id),
  (select f.physician_id from public.fax f where f.organization_id = a.organization_id and f.id = a.fax_id))
where a.request_id is not null or a.fax_id is not null;
