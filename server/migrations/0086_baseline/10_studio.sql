-- Drafts and versions of lessons, uploads and renditions of clips, imports, exports, and bulk actions.

-- The unpublished state of a lesson: `document` is all of it (contract/src/studio/lesson.ts). `fields` has, for each field
-- that was ever changed, revision, author and time of the last change, and whether a machine wrote it.
create table lesson_drafts (
  video_id integer primary key references lessons on delete cascade,
  document jsonb not null,
  fields jsonb not null default '{}',
  revision integer not null,
  -- The draft has changes where its revision is a later one.
  published_revision integer not null default 0 check (published_revision between 0 and revision),
  updated_by integer references users on delete set null,
  updated_at timestamptz not null,
  -- The revision that is published at this time.
  scheduled_at timestamptz,
  scheduled_revision integer,
  scheduled_by integer references users on delete set null,
  -- Time and reason of a scheduled publishing that failed; deleted by the next change.
  held_back_at timestamptz,
  held_back text,
  check ((scheduled_at is null) = (scheduled_revision is null)),
  check ((held_back is null) = (held_back_at is null))
);
create index lesson_drafts_scheduled on lesson_drafts (scheduled_at) where scheduled_at is not null;
create index lesson_drafts_by on lesson_drafts (updated_by);
create index lesson_drafts_scheduled_by on lesson_drafts (scheduled_by);

create table lesson_versions (
  video_id integer not null references lessons on delete cascade,
  number integer not null check (number > 0),
  document jsonb not null,
  note text not null default '',
  published_by integer references users on delete set null,
  published_at timestamptz not null,
  primary key (video_id, number)
);
create index lesson_versions_by on lesson_versions (published_by);

-- The desk's list and search of drafts and withdrawn lessons. A lesson that is published without later changes has no
-- line: its own tables say the same.
create table lesson_lines (
  video_id integer primary key references lessons on delete cascade,
  title text not null,
  thumbnail_url text,
  video_host text not null check (video_host in ('file', 'youtube', 'vimeo')),
  is_public boolean not null,
  duration integer not null,
  topic_ids jsonb not null,
  questions integer not null,
  -- An object per language with words: has_clip, has_subtitles, is_machine (words that nobody has confirmed).
  languages jsonb not null,
  -- The draft differs from the published lesson.
  differs boolean not null,
  titles text not null,
  words text not null
);
create index lesson_lines_titles on lesson_lines using gin (titles gin_trgm_ops);
create index lesson_lines_words on lesson_lines using gin (words gin_trgm_ops);

-- An upload for a lesson. Its bytes are a file of the folder uploads, named by its pass; the size of the file is the
-- progress. The transaction that puts the file into the lesson's draft deletes the row.
create table clip_uploads (
  id integer primary key generated always as identity,
  pass text not null unique check (length(pass) = 43),
  video_id integer not null references lessons on delete cascade,
  language_code text not null check (language_code in ('eng', 'phi', 'ind', 'mya')),
  kind text not null check (kind in ('clip', 'voice')),
  name text not null,
  bytes integer not null check (bytes > 0),
  modified bigint not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  problem text,
  -- No longer used, and written by the previous release: a later migration removes it.
  sending text,
  unique (video_id, language_code, kind)
);
create index on clip_uploads (user_id);
create index on clip_uploads (created_at);

-- Recorded cues of a lesson in a language, before they are laid over its clip. Cue 0 is a recording of the whole lesson.
create table voice_cues (
  video_id integer not null references lessons on delete cascade,
  language_code text not null check (language_code in ('eng', 'phi', 'ind', 'mya')),
  cue integer not null check (cue >= 0),
  text text not null,
  key text not null,
  seconds real not null check (seconds > 0),
  created_at timestamptz not null,
  primary key (video_id, language_code, cue)
);

-- Pending renditions of a clip. The transaction that names the rendition in the lesson deletes the row.
create table clip_works (
  video_id integer not null references lessons on delete cascade,
  language_code text not null check (language_code in ('eng', 'phi', 'ind', 'mya')),
  what text not null check (what in ('renditions', 'voice')),
  source text not null,
  percent integer not null default 0 check (percent between 0 and 100),
  failed boolean not null default false,
  user_id integer references users on delete set null,
  created_at timestamptz not null,
  -- Work that fails each time is not tried for ever.
  tries integer not null default 0,
  primary key (video_id, language_code, what)
);
create index on clip_works (user_id);

-- An import of a list of videos or of a content pack, at the desk or by a command. Its file is in the folder uploads,
-- named by its pass, until it is loaded or given up; a command has a file of its own.
create table imports (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('list', 'pack')),
  name text not null,
  bytes bigint not null check (bytes >= 0),
  modified bigint not null default 0,
  pass text unique check (length(pass) = 43),
  state text not null check (state in ('arriving', 'checking', 'checked', 'refused', 'loading', 'loaded')),
  percent integer not null default 0 check (percent between 0 and 100),
  -- The work stopped and is tried again.
  failed boolean not null default false,
  -- The reason of a refusal, in a sentence.
  problem text,
  -- Chosen columns, topics and options; the content of the file; the effect of the import.
  options jsonb,
  found jsonb,
  result jsonb,
  refused jsonb not null,
  user_id integer references users on delete set null,
  created_at timestamptz not null,
  loaded_at timestamptz,
  undone_at timestamptz,
  undone_by integer references users on delete set null,
  -- An undo runs in batches: the last lesson examined, the number of deleted ones, and who asked. Null while none runs.
  undoing jsonb,
  -- Runs that began since one came to its end: a file that ends the process at every run is not tried for ever.
  unfinished integer not null default 0 check (unfinished >= 0)
);
create index imports_open on imports (id) where pass is not null;
create index imports_by on imports (user_id);
create index imports_undone_by on imports (undone_by);

-- The lessons that an import added, so that it can be undone.
create table import_videos (
  import_id integer not null references imports on delete cascade,
  video_id integer not null references lessons on delete cascade,
  primary key (import_id, video_id)
);
create index import_videos_video on import_videos (video_id);

-- Lessons that are exported as a pack; whoever knows its pass may fetch it for an hour.
create table exports (
  pass text primary key check (length(pass) = 43),
  -- Null for the whole library, with its topics, skills, layout and FAQ.
  video_ids jsonb,
  user_id integer references users on delete cascade,
  created_at timestamptz not null
);
create index exports_by on exports (user_id);

-- A bulk action: a job does it on all lessons of a list, one after the other; the request that begins it (`awaited`) does
-- it on chosen ones. It ends with the account of the person who asked for it.
create table bulk_runs (
  id integer generated always as identity primary key,
  deed text not null check (deed in ('open', 'close', 'add_topic', 'drop_topic', 'publish', 'take_back')),
  topic_id integer references topics (id) on delete cascade,
  state text not null default 'doing' check (state in ('doing', 'done', 'undoing', 'undone')),
  failed boolean not null default false,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null,
  awaited boolean not null default false,
  check ((topic_id is not null) = (deed in ('add_topic', 'drop_topic')))
);
create index on bulk_runs (topic_id);
create index on bulk_runs (user_id);

-- The lessons of a bulk action and the result of each, written in the transaction that changes the lesson. A lesson that
-- was deleted in the meantime is refused like any other, so video_id has no reference.
create table bulk_lessons (
  run_id integer not null references bulk_runs (id) on delete cascade,
  video_id integer not null,
  -- The draft's revision when the action was asked for.
  revision integer not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'unchanged', 'refused', 'undone', 'kept')),
  -- Of a publishing: the new version, and whether readers saw the lesson before.
  version integer,
  was_out boolean,
  code text,
  reason text,
  primary key (run_id, video_id),
  check ((version is null) = (was_out is null)),
  check ((code is null) = (reason is null)),
  check ((code is not null) = (state in ('refused', 'kept')))
);
