-- Names stand in the order of a register whatever the database was made with: by the code of their letters, Émond
-- came after Zed, and van Dyk after both.
alter table public.patient
  alter column family_name type text collate "und-x-icu",
  alter column given_name type text collate "und-x-icu";
alter table public.physician
  alter column family_name type text collate "und-x-icu",
  alter column given_name type text collate "und-x-icu";
alter table public.clinic alter column name type text collate "und-x-icu";
alter table public.contact alter column name type text collate "und-x-icu";
