-- A fax may ask for work inside the clinic: an internal project is made from it. Every row there is fits the wider set.
alter table public.fax
  drop constraint fax_next_step_check,
  add constraint fax_next_step_check check (next_step in ('file','referral','check-in','appointment','project')) not valid;
alter table public.fax validate constraint fax_next_step_check;
