-- Orders, filters and counts of the list of lessons at the desk.
create index video_languages_english on video_languages ((left(lower(title), 30)) collate "C", video_id)
  where language_code = 'eng';
create index lessons_public on lessons (id) where public_level >= 1;
create index lessons_hidden on lessons (id) where not is_published;
create index video_languages_subtitled on video_languages (video_id) where subtitles is not null;
-- Cursors know milliseconds.
create index lessons_made on lessons (date_bin('1 millisecond', created_at, timestamptz '1970-01-01 00:00:00+00'), id);
