-- The passages that Genie answers from, its daily figures, and its spoken answers.

-- A group of subtitles of a lesson (part 1 and up), the lesson's description (part 0), a question of its quiz, or an entry
-- of the FAQ, each in the languages that it has.
create table passages (
  id integer primary key generated always as identity,
  video_id integer references lessons on delete cascade,
  part integer,
  question_id integer unique references questions on delete cascade,
  faq_slug text unique references faq on delete cascade,
  texts jsonb not null,
  -- The version of the rules that its words were found by; a start of the server with other rules finds them again.
  rules integer not null,
  unique (video_id, part),
  check (num_nonnulls(part, question_id, faq_slug) = 1)
);

-- Processes keep the passages of a word while the catalogue stays the same.
create constraint trigger passages_catalogue after insert or update or delete on passages
  deferrable initially deferred for each row execute function change_catalogue();
create trigger passages_catalogue_emptied before truncate on passages
  for each statement execute function change_catalogue();

-- The words of each passage in the form that is compared, each with its weight for the passage.
create table passage_words (
  passage_id integer not null references passages on delete cascade,
  word text collate "C" not null,
  weight real not null,
  primary key (passage_id, word)
);
create index passage_words_best on passage_words (word, weight desc) include (passage_id);

-- The questions of a day by the source of their answer, and the model's tokens; no word of a conversation is stored.
create table chat_days (
  day date not null,
  outcome text not null check (
    outcome in (
      'library', 'emergency', 'model', 'spent', 'away', 'slow', 'limited', 'denied', 'refused', 'rubbish', 'left',
      'heard', 'spoken', 'translation'
    )
  ),
  questions integer not null check (questions > 0),
  tokens integer not null check (tokens >= 0),
  primary key (day, outcome)
);

-- Unanswered questions of a day by subject.
create table unanswered_days (
  day date not null,
  subject text not null,
  questions integer not null check (questions > 0),
  primary key (day, subject)
);

-- Files of spoken answers, until they are deleted.
create table chat_voices (
  key text primary key,
  user_id integer references users on delete set null,
  created_at timestamptz not null
);
create index chat_voices_user on chat_voices (user_id);
create index chat_voices_age on chat_voices (created_at);
