-- A search among redemptions looks names up, on file and on letters that went out, instead of reading every order.
create index redemptions_names on redemptions using gin (lower(name) gin_trgm_ops);
create index voucher_orders_names on voucher_orders using gin (lower(name) gin_trgm_ops);
