-- Every lesson is in `lessons`; what has not come out yet, or was taken back, is not in `videos`, which readers ask.
alter table videos rename to lessons;
alter table lessons add column is_published boolean not null default true;
create view videos as
  select id, slug, video_host, vimeo_id, public_level, slides_show_text, thumbnail_url, created_at, layout_position
  from lessons where is_published;

-- What is changed of a lesson is here until it is published: `document` has all of it (contract/src/lesson.ts). `fields`
-- says of each field that ever changed in which revision, by whom and when, and whether a machine wrote it.
create table lesson_drafts (
  video_id integer primary key references lessons on delete cascade,
  document jsonb not null,
  fields jsonb not null default '{}',
  revision integer not null,
  -- What came out last: the draft has changes where its revision is a later one.
  published_revision integer not null default 0 check (published_revision between 0 and revision),
  updated_by integer references users on delete set null,
  updated_at timestamptz not null,
  -- The revision that comes out at this moment.
  scheduled_at timestamptz,
  scheduled_revision integer,
  scheduled_by integer references users on delete set null,
  check ((scheduled_at is null) = (scheduled_revision is null))
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
