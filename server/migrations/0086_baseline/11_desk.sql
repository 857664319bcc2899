-- Figures of the dashboard. A job counts them once a night, so that a look at many weeks reads few rows.

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

-- The results of a question may differ by the language in which it is asked.
create table question_figures (
  question_id integer references questions on delete cascade,
  answers integer not null check (answers > 0),
  right_first integer not null,
  language_code text not null default 'eng' check (language_code in ('eng', 'phi', 'ind', 'mya')),
  primary key (question_id, language_code)
);

-- `places` counts where workers left the lesson, in twenty parts of its length.
create table lesson_figures (
  video_id integer primary key references lessons on delete cascade,
  started integer not null check (started > 0),
  left_early integer not null,
  places jsonb not null
);

-- Errors of the server by their kind, without the values that they quote; counted when they happen.
create table error_days (
  day date not null,
  kind text not null,
  count integer not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, kind)
);
