-- What ends soon, the nearest first, and the organisations by name.
create index subscriptions_contract_end on subscriptions (current_period_end, user_id) where mode = 1;
create index orgs_name on orgs (lower(name), id);
