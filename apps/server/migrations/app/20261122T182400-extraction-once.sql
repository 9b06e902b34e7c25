-- A field of a fax is extracted once: whoever extracts again finds the row that is there. Of rows that two runs left
-- beside each other, what a person entered or accepted stays, then the newer one.
delete from public.extraction worse using public.extraction better
where worse.fax_id = better.fax_id and worse.field = better.field and worse.id <> better.id
  and (better.source = 'human', better.accepted_by is not null, better.created_at, better.id)
    > (worse.source = 'human', worse.accepted_by is not null, worse.created_at, worse.id);
drop index public.extraction_fax;
alter table public.extraction add constraint extraction_fax_field unique (fax_id, field);

delete from public.candidate worse using public.candidate better
where worse.fax_id = better.fax_id and worse.id < better.id
  and (worse.patient_id = better.patient_id or worse.physician_id = better.physician_id);
alter table public.candidate add constraint candidate_fax_person unique nulls not distinct (fax_id, patient_id, physician_id);

-- Who put the fax into its bin; null when its number or a keyword did.
alter table public.fax add column bin_chosen_by uuid references public.app_user;
