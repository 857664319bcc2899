-- A list of videos or a content pack that was brought in, at the desk or by a command, with what came of it. Its file is in
-- the folder uploads, named by its pass, until it is loaded or given up; a command has a file of its own.
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
  -- Why it can't be loaded, in a sentence.
  problem text,
  -- Columns, topics and how it loads, as they were chosen; what was found in the file; what it would do, or did.
  options jsonb,
  found jsonb,
  result jsonb,
  refused jsonb not null,
  user_id integer references users on delete set null,
  created_at timestamptz not null,
  loaded_at timestamptz,
  undone_at timestamptz,
  undone_by integer references users on delete set null
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

-- They were kept as settings, named by the moment of the import in milliseconds.
with moved as (delete from settings where key ~ '^import_\d{10,16}$' returning key, value),
  made as (
    insert into imports (kind, name, bytes, state, refused, created_at, loaded_at)
    select 'list', substr(key, 8), 0, 'loaded', '[]', to_timestamp(substr(key, 8)::bigint / 1000.0),
      to_timestamp(substr(key, 8)::bigint / 1000.0)
    from moved order by key returning id, name)
insert into import_videos (import_id, video_id)
select made.id, lessons.id from made join moved on moved.key = 'import_' || made.name
cross join lateral jsonb_array_elements_text(moved.value) listed (video_id)
join lessons on lessons.id = listed.video_id::int;

-- A selection of lessons on its way out as a pack; who knows its pass may fetch it for an hour.
create table exports (
  pass text primary key check (length(pass) = 43),
  -- Null for the whole library, with its topics, skills, layout and FAQ.
  video_ids jsonb,
  user_id integer references users on delete cascade,
  created_at timestamptz not null
);
create index exports_by on exports (user_id);
