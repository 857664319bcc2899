-- What Genie answers from: a group of subtitles of a lesson (part 1 and up), what the lesson is about (part 0), a question
-- of its quiz, or an entry of the FAQ; each in the languages that it has.
create table passages (
  id integer primary key generated always as identity,
  video_id integer references videos on delete cascade,
  part integer,
  question_id integer unique references questions on delete cascade,
  faq_slug text unique references faq on delete cascade,
  texts jsonb not null,
  -- Which rules its words were found by; others make a start of the server find them anew.
  rules integer not null,
  unique (video_id, part),
  check (num_nonnulls(part, question_id, faq_slug) = 1)
);

-- The words of each passage in the form they are compared in, with what each of them says of the passage.
create table passage_words (
  passage_id integer not null references passages on delete cascade,
  word text collate "C" not null,
  weight real not null,
  primary key (passage_id, word)
);
create index passage_words_best on passage_words (word, weight desc) include (passage_id);
