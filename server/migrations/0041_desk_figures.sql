-- What the desk's dashboard shows of many weeks: counted once a night, so that looking at it reads few rows.
create table learning_weeks (
  week date not null,
  language_code text not null,
  workers integer not null,
  seconds bigint not null,
  lessons integer not null,
  answers integer not null,
  right_first integer not null,
  primary key (week, language_code)
);
create table question_figures (
  question_id integer primary key references questions on delete cascade,
  answers integer not null check (answers > 0),
  right_first integer not null
);
-- `places` counts where it was left, in twenty parts of its length.
create table lesson_figures (
  video_id integer primary key references videos on delete cascade,
  started integer not null check (started > 0),
  left_early integer not null,
  places jsonb not null
);
-- Errors of the server by their kind, without what they quote.
create table error_days (
  day date not null,
  kind text not null,
  count integer not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, kind)
);
-- What the library had no answer to, by subject; no word of what was said.
create table unanswered_days (
  day date not null,
  subject text not null,
  questions integer not null check (questions > 0),
  primary key (day, subject)
);
-- Today's figures, and the nights', read only their days.
create index learning_days_day on learning_days (day) include (worker_id, seconds);
create index watches_completed_at on watches (completed_at) include (worker_id) where completed_at is not null;
create index watches_reported_at on watches (reported_at);
create index answers_created_at on answers (created_at) include (worker_id, question_id, score);
create index contact_messages_created on contact_messages (created_at);
create index subscriptions_period_end on subscriptions (current_period_end) where mode = 1;
create index subscriptions_problem on subscriptions (problem) where problem is not null;
