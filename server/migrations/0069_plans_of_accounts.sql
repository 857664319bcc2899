-- A list of accounts whose plan is over finds them by the plans.
create index subscriptions_access_end on subscriptions (coalesce(access_ends_at, current_period_end));
create index subscriptions_over on subscriptions (user_id) where status not in ('active', 'canceled');
