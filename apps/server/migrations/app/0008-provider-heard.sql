-- When a provider was last heard of, without reading all that it ever said.
create index webhook_event_heard on public.webhook_event (provider, received_at desc);
