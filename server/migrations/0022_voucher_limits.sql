-- How many orders a voucher is good for (null: any number), and which order used which; an account uses one once.
alter table vouchers add column max_redemptions integer check (max_redemptions > 0);
alter table payment_attempts add column voucher_code text references vouchers;
create index payment_attempts_voucher_code on payment_attempts (voucher_code);
