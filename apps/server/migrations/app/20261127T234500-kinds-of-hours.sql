-- What can be booked in a stretch of the week (FHIR Schedule.serviceType): these kinds of visits, or every kind where none is named.
alter table public.working_hours
  add column visit_type_ids uuid[] not null default '{}' check (cardinality(visit_type_ids) <= 100);
