-- The words of all videos, each once: a word that nobody knows is compared with them. Words of videos that are gone may
-- stay; they lead to nothing.
create table search_vocabulary (word text collate "C" primary key);
insert into search_vocabulary select distinct word from search_words;
create index search_vocabulary_trigrams on search_vocabulary using gin (word gin_trgm_ops);
drop table search_typos;

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
  -- In their order, so that two loaders which add the same words wait for each other in one direction.
  insert into search_vocabulary select word from search_words where video_id = new.video_id order by word
    on conflict do nothing;
  return null;
end $$;
