-- What the desk's figures of redemptions are counted by: what went out this month, and what has not come.
create index voucher_orders_posted on voucher_orders (posted_at) include (amount_cents);
create index voucher_orders_not_come on voucher_orders (id)
  where told_at is not null and state <> 'returned' and (posted_at is null or told_at >= posted_at);

-- Of a name that thousands of employers have, a search among redemptions reads none.
create index users_workers_words on users using gin
  (lower(' ' || fullname || ' ' || coalesce(email, '') || ' ' || coalesce(username, '') || ' ') gin_trgm_ops)
  where role = 'W';
