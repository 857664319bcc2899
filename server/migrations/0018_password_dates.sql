-- When the password was last changed; null where it is the account's first.
alter table users add password_changed_at timestamptz;
