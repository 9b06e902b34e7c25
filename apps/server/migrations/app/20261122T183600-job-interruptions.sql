-- How often the machine (disk, database, memory, time) has kept a job from being done, which spends none of its tries.
alter table public.job add column interruptions integer not null default 0;
