-- How often Genie was asked on a day, who answered, and what the model's tokens were; no word of what was said.
create table chat_days (
  day date not null,
  outcome text not null check (
    outcome in ('library', 'emergency', 'model', 'spent', 'away', 'slow', 'limited', 'denied', 'refused', 'rubbish', 'heard')
  ),
  questions integer not null check (questions > 0),
  tokens integer not null check (tokens >= 0),
  primary key (day, outcome)
);
-- Files that speak an answer, until they are removed.
create table chat_voices (
  key text primary key,
  user_id integer references users on delete set null,
  created_at timestamptz not null
);
create index chat_voices_user on chat_voices (user_id);
create index chat_voices_age on chat_voices (created_at);
