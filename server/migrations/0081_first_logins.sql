-- The link on a new login card, which logs its worker in the first time: at most one an account, gone once it was used.
create table first_logins (
  user_id integer primary key references users on delete cascade,
  hash text not null unique,
  created_at timestamptz not null
);
-- A token that was given for such a link uses it up when it registers its session.
alter table tokens add column by_link boolean not null default false;
