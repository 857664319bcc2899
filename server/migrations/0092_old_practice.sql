-- Finds the answers of practice that have had their time.
create index if not exists practice_answers_by_day on practice_answers (day);
