-- What the desk's list says of a lesson that waits to come out, or was taken back, and what it is found by: readers ask
-- neither. A lesson that is published as it stands has no line; its own tables say the same.
create table lesson_lines (
  video_id integer primary key references lessons on delete cascade,
  title text not null,
  thumbnail_url text,
  video_host text not null check (video_host in ('file', 'youtube', 'vimeo')),
  is_public boolean not null,
  duration integer not null,
  topic_ids jsonb not null,
  questions integer not null,
  -- An object per language that has words: has_clip, has_subtitles, is_machine (words that nobody has confirmed).
  languages jsonb not null,
  -- Whether the draft says something else than what is published.
  differs boolean not null,
  titles text not null,
  words text not null
);
create index lesson_lines_titles on lesson_lines using gin (titles gin_trgm_ops);
create index lesson_lines_words on lesson_lines using gin (words gin_trgm_ops);

-- Drafts and lessons that were taken back before there were lines; each is written anew by its next change.
insert into lesson_lines
select video_id, coalesce(document #>> '{languages,eng,title}', ''), document ->> 'thumbnail_url', document ->> 'host',
  (document ->> 'public_level')::int >= 1, coalesce((document #>> '{languages,eng,duration}')::int, 0),
  document -> 'topic_ids',
  jsonb_array_length(document -> 'question_order'),
  (select coalesce(jsonb_object_agg(key, jsonb_build_object(
      'has_clip', value ->> 'address' is not null or value ->> 'vimeo_id' is not null,
      'has_subtitles', coalesce(jsonb_array_length(nullif(value -> 'cues', 'null')), 0) > 0,
      'is_machine', exists (select from jsonb_each(fields) field
        where field.key like 'languages.' || word.key || '.%' and (field.value ->> 'machine')::boolean))), '{}')
    from jsonb_each(document -> 'languages') word where value ->> 'title' <> ''),
  is_open,
  (select coalesce(string_agg(lower(value ->> 'title'), E'\n'), '') from jsonb_each(document -> 'languages')),
  (select E'\n' || coalesce(string_agg(lower(value ->> 'description'), E'\n'), '') || E'\n'
    from jsonb_each(document -> 'languages'))
from (
  select video_id, document, fields, true as is_open from lesson_drafts where revision > published_revision
  union all
  select id, latest.document, '{}', false from lessons,
    lateral (select document from lesson_versions where video_id = id order by number desc limit 1) latest
  where not is_published and not exists (
    select from lesson_drafts where video_id = id and revision > published_revision)
) waiting;
