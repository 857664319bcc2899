-- A search for one word looks up its newest videos, those with the word in a title apart from the others. The index holds
-- all that a search reads, so that the primary key need not.
create index search_words_newest on search_words (word, in_title, created_at desc, video_id desc);
alter table search_words drop constraint search_words_pkey;
alter table search_words add primary key (word, video_id);
