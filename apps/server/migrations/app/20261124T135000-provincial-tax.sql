-- Lines that British Columbia, Saskatchewan and Manitoba tax as well, and the number by which whoever sends them does it.
alter table public.invoice_line drop constraint invoice_line_tax_check;
alter table public.invoice_line add check (tax in ('standard', 'provincial', 'zero', 'exempt'));
alter table public.account add column pst_number text;
grant update (pst_number) on public.account to authenticated, service_role;
