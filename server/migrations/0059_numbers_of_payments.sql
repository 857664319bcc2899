-- What the provider calls the payment itself; of older ones it is known once the comparison of the night has looked at them.
alter table payments add column provider_payment text;
-- The desk finds money by any number that stands on a receipt or at the provider, whatever the case.
drop index payments_number;
create index payments_number on payments (lower(number));
create index payments_provider_invoice on payments (lower(provider_invoice));
create index payments_provider_subscription on payments (lower(provider_subscription));
create index payments_provider_payment on payments (lower(provider_payment));
create index refunds_provider_refund on refunds (lower(provider_refund));
create index billing_customers_number on billing_customers (lower(customer_id));
create index subscriptions_provider_subscription on subscriptions (lower(provider_subscription));
