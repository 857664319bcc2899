-- Links to a new password, uploads, and replaced workers.
create table reset_tokens (
  hash text primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz
);
create index reset_tokens_user on reset_tokens (user_id);

create table uploads (
  key text primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null
);
create index uploads_user on uploads (user_id);
