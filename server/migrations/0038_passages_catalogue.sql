-- Processes keep which passages have a word for as long as the catalogue stays the same.
create trigger passages_catalogue before insert or update or delete or truncate on passages
  for each statement execute function change_catalogue();
