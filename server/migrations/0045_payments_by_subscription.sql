-- Each look at the provider, and the desk's search, ask for the payments of a subscription.
create index payments_subscription on payments (provider_subscription);
