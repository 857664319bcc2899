-- The version of the catalogue is raised when a transaction commits. Before, its first statement took the row, and kept
-- it while the transaction waited for a lesson of another one, which then waited for the row.
-- A later migration that writes to one of these tables and alters it needs `set constraints all immediate` in between.
alter trigger videos_catalogue on lessons rename to lessons_catalogue;
do $$
declare name text;
begin
  foreach name in array array['lessons', 'video_languages', 'video_topics', 'questions', 'passages'] loop
    execute format('drop trigger %1$s_catalogue on %1$s', name);
    execute format(
      'create constraint trigger %1$s_catalogue after insert or update or delete on %1$s
        deferrable initially deferred for each row execute function change_catalogue()', name);
    execute format(
      'create trigger %1$s_catalogue_emptied before truncate on %1$s
        for each statement execute function change_catalogue()', name);
  end loop;
end $$;
