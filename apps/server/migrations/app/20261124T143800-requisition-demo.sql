-- The demo clinic opens its page before anybody of it has signed in.
grant insert on public.requisition_page, public.requisition_service to service_role;
