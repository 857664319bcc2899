-- The library's search: texts, single words and the vocabulary.

-- The texts that a search reads: the words of a lesson in every language, in small letters, titles apart from the rest.
create table video_search (
  video_id integer primary key references lessons on delete cascade,
  titles text not null,
  words text not null
);
create index video_search_titles on video_search using gin (titles gin_trgm_ops);
create index video_search_words on video_search using gin (words gin_trgm_ops);

-- Single words in Latin letters, in the order of their bytes, so that a prefix is a range. Scripts that do not separate
-- words are searched in video_search. `created_at` is the lesson's: a search for one word reads its newest lessons from
-- the index alone, those with the word in a title apart from the others.
create table search_words (
  word text collate "C" not null,
  video_id integer not null references lessons on delete cascade,
  in_title boolean not null,
  created_at timestamptz not null,
  primary key (word, video_id)
);
create index search_words_video on search_words (video_id);
create index search_words_newest on search_words (word, in_title, created_at desc, video_id desc);

-- The words of all lessons, each once: an unknown word of a search is compared with them. Words of deleted lessons may
-- stay; they lead to nothing.
create table search_vocabulary (word text collate "C" primary key);
create index search_vocabulary_trigrams on search_vocabulary using gin (word gin_trgm_ops);

create function index_search_words() returns trigger language plpgsql as $$
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
create trigger video_search_words after insert or update on video_search
  for each row execute function index_search_words();
