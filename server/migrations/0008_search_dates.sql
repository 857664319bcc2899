-- A search puts its hits in order without looking at the videos: when each came is beside its words, and in the index.
alter table search_words add column created_at timestamptz;
update search_words set created_at = videos.created_at from videos where videos.id = video_id;
alter table search_words alter column created_at set not null;
alter table search_words drop constraint search_words_pkey;
alter table search_words add primary key (word, video_id) include (in_title, created_at);

create or replace function index_search_words() returns trigger language plpgsql as $$
begin
  delete from search_words where video_id = new.video_id;
  insert into search_words (word, video_id, in_title, created_at)
    select found.word, new.video_id, bool_or(found.in_title), (select created_at from videos where id = new.video_id)
    from (
      select parts[1] as word, true as in_title from regexp_matches(new.titles, '[a-z0-9]+', 'g') parts
      union all
      select parts[1], false from regexp_matches(new.words, '[a-z0-9]+', 'g') parts
    ) found
    where length(found.word) <= 60
    group by found.word;
  insert into search_typos (variant, word)
    select distinct overlay(added.word placing '' from dropped for 1), added.word
    from search_words added, generate_series(1, length(added.word) + 1) dropped
    where added.video_id = new.video_id and length(added.word) >= 3
      and not exists (select from search_typos known where known.variant = added.word and known.word = added.word)
    on conflict do nothing;
  return null;
end $$;

create or replace function date_topics_of_video() returns trigger language plpgsql as $$
begin
  update video_topics set created_at = new.created_at where video_id = new.id;
  update search_words set created_at = new.created_at where video_id = new.id;
  return null;
end $$;
