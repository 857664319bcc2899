-- When the account of a customer was removed; null while it exists. What is paid afterwards is refunded.
alter table billing_customers add column released_at timestamptz;
