-- An index of single words for the search: written in Latin letters, in the order of their bytes, so that a prefix is a
-- range. Other scripts, which do not part their words, are searched in video_search.
create table search_words (
  word text collate "C" not null,
  video_id integer not null references videos on delete cascade,
  in_title boolean not null,
  primary key (word, video_id)
);
create index search_words_video on search_words (video_id);

-- Each word with all that is left when one letter is dropped: two words that are one typing mistake apart share one of
-- these. Words of videos that are gone may stay; they lead to nothing.
create table search_typos (
  variant text collate "C" not null,
  word text collate "C" not null,
  primary key (variant, word)
);

-- Whoever writes a video's search row, its words are indexed with it.
create function index_search_words() returns trigger language plpgsql as $$
begin
  delete from search_words where video_id = new.video_id;
  insert into search_words (word, video_id, in_title)
    select found.word, new.video_id, bool_or(found.in_title)
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
create trigger video_search_words after insert or update on video_search
  for each row execute function index_search_words();
update video_search set titles = titles;

-- Newest first within a topic, without looking at every video of it.
alter table video_topics add column created_at timestamptz;
update video_topics set created_at = videos.created_at from videos where videos.id = video_id;
create function date_video_topic() returns trigger language plpgsql as $$
begin
  new.created_at := (select created_at from videos where id = new.video_id);
  return new;
end $$;
create trigger video_topics_date before insert on video_topics for each row execute function date_video_topic();
create function date_topics_of_video() returns trigger language plpgsql as $$
begin
  update video_topics set created_at = new.created_at where video_id = new.id;
  return null;
end $$;
create trigger videos_date after update of created_at on videos
  for each row when (old.created_at is distinct from new.created_at) execute function date_topics_of_video();
create index video_topics_newest on video_topics (topic_id, created_at desc, video_id desc);

-- Public videos in the order of the library.
create index videos_public on videos (coalesce(layout_position, 2147483647), created_at desc, id desc)
  where public_level >= 1;
