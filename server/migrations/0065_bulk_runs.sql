-- What a job does with all lessons that a list of the desk showed, one after the other.
create table bulk_runs (
  id integer generated always as identity primary key,
  deed text not null check (deed in ('open', 'close', 'add_topic', 'drop_topic', 'publish', 'take_back')),
  topic_id integer references topics (id) on delete cascade,
  state text not null default 'doing' check (state in ('doing', 'done', 'undoing', 'undone')),
  failed boolean not null default false,
  -- Who asked for it; where she is gone nobody does it any more.
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  check ((topic_id is not null) = (deed in ('add_topic', 'drop_topic')))
);
create index on bulk_runs (topic_id);
create index on bulk_runs (user_id);

-- Its lessons, and what came of each; written in the transaction that changes the lesson.
create table bulk_lessons (
  run_id integer not null references bulk_runs (id) on delete cascade,
  video_id integer not null references lessons (id) on delete cascade,
  -- Of the draft, when it was asked for.
  revision integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'unchanged', 'refused', 'undone', 'kept')),
  -- Of a publishing: the version that came out, and whether readers saw the lesson before.
  version integer,
  was_out boolean,
  code text,
  reason text,
  primary key (run_id, video_id),
  check ((version is null) = (was_out is null)),
  check ((code is null) = (reason is null)),
  check ((code is not null) = (state in ('refused', 'kept')))
);
create index on bulk_lessons (video_id);
