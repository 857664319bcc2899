-- A new card that its bank is asked about before renewals are paid with it: the provider's id of that.
alter table payment_attempts add column setup_intent text;
