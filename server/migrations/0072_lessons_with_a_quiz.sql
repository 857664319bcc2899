-- Whether a lesson has a quiz: the desk lists and counts those without one, and reading all questions for it takes too long.
alter table lessons add column has_quiz boolean not null default false;
update lessons set has_quiz = true where exists (select from questions where video_id = lessons.id);
create index lessons_without_quiz on lessons (id) where not has_quiz;

-- The lessons are held first: of two that change a quiz at once the second sees what the first has left.
create function note_quiz() returns trigger language plpgsql as $$
begin
  perform from lessons where id in (select video_id from changed) order by id for no key update;
  update lessons set has_quiz = not has_quiz
  where id in (select video_id from changed) and has_quiz <> exists (select from questions where video_id = lessons.id);
  return null;
end $$;
create trigger questions_added after insert on questions referencing new table as changed
  for each statement execute function note_quiz();
create trigger questions_removed after delete on questions referencing old table as changed
  for each statement execute function note_quiz();
