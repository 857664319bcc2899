-- What a failed renewal still wants, in cents: whoever gives another card reads it beside the button, since that card pays
-- it at once. And the period whose end was told by mail.
alter table subscriptions
  add column open_amount integer,
  add column end_told timestamptz;
