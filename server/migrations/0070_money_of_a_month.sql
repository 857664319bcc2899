-- What was paid in a month is summed up from the index alone.
drop index payments_paid_at;
create index payments_paid_at on payments (paid_at) include (amount, discount);
