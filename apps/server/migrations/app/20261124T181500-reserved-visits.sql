-- Some kinds of visits are booked by those alone who may, such as a procedure that a physician plans.
alter table public.visit_type add column is_reserved boolean not null default false;
create policy reserved_right on public.appointment as restrictive for insert to authenticated
  with check (
    not exists (select 1 from public.visit_type kind where kind.id = appointment.visit_type_id and kind.is_reserved)
    or (select private.may('appointments.reserved'))
  );
update public.role set permissions = permissions || '{appointments.reserved}'
  where name in ('Administrator','Physician') and 'appointments.write' = any (permissions) and not 'appointments.reserved' = any (permissions);
