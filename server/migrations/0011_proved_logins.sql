-- A login with Google counts as a password check on the session that it registers later.
alter table tokens add column confirmed_at timestamptz;
