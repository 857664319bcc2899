-- An agency's contract that was ended or shortened can have its former end back until the day is over.
create table contract_cuts (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  -- When it would have ended, and when it ends now.
  ended_at timestamptz not null,
  ends_at timestamptz not null check (ends_at < ended_at),
  cut_at timestamptz not null,
  by_provider boolean not null
);
create index contract_cuts_user on contract_cuts (user_id, id);

-- What was done to several at once is one entry of the trail; those of each of them are its parts.
alter table audit_log add column is_part boolean not null default false;
