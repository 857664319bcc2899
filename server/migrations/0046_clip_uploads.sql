-- A file that is on its way into a lesson. Its bytes are a file of the folder uploads, named by its pass; how much has
-- come is that file's size. The row goes in the transaction that puts the file into the lesson's draft.
create table clip_uploads (
  id integer primary key generated always as identity,
  pass text not null unique check (length(pass) = 43),
  video_id integer not null references videos on delete cascade,
  language_code text not null check (language_code in ('eng', 'phi', 'ind', 'mya')),
  kind text not null check (kind in ('clip', 'voice')),
  name text not null,
  bytes integer not null check (bytes > 0),
  modified bigint not null,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null,
  problem text,
  unique (video_id, language_code, kind)
);
create index on clip_uploads (user_id);
create index on clip_uploads (created_at);
-- Who is at something that one process at a time may do.
create table locks (
  name text primary key,
  holder text not null,
  held_until timestamptz not null,
  wanted boolean not null default false
);
