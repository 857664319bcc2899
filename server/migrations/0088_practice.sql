-- Answers of practice. They are in no score, credit or progress; employers never read them.
create table practice_answers (
  worker_id integer not null references users on delete cascade,
  -- Made on the phone: an answer that is sent again counts once.
  key text not null check (key ~ '^[0-9A-Za-z-]{16,60}$'),
  -- Null once the question was deleted: her day of practice stays.
  question_id integer references questions on delete set null,
  day date not null,
  is_right boolean not null,
  -- What the schedule remembers (decision 0039), and the day on which the question is due again.
  stability double precision not null check (stability > 0),
  difficulty double precision not null check (difficulty between 1 and 10),
  due date not null check (due > day),
  answered_at timestamptz not null,
  primary key (worker_id, key),
  unique (worker_id, question_id, day)
);
create index practice_answers_day on practice_answers (worker_id, day);
create index practice_answers_question on practice_answers (question_id);
