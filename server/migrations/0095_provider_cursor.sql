-- The time up to which the provider's events were asked for and processed: only a run over all of them moves it. One row.
create table provider_cursor (
  id integer primary key check (id = 1),
  read_until timestamptz not null
);
insert into provider_cursor select 1, max(created_at) from provider_events having max(created_at) is not null;
