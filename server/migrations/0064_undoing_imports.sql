-- An import is undone in batches: the last lesson that was looked at, how many are gone, and who asked. Null where nobody undoes it.
alter table imports add column undoing jsonb;
