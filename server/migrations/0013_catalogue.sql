-- Which state the library's cards are in: processes keep cards in memory for as long as this stays the same. The
-- transaction that changes what a card shows leaves its own id here, and takes this row first, so that no two of them wait
-- for each other.
create table catalogue (
  only_one boolean primary key default true check (only_one),
  version xid8 not null
);
insert into catalogue (version) values (pg_current_xact_id());

create function change_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue set version = pg_current_xact_id() where version <> pg_current_xact_id();
  return null;
end $$;
create trigger videos_catalogue before insert or update or delete or truncate on videos
  for each statement execute function change_catalogue();
create trigger video_languages_catalogue before insert or update or delete or truncate on video_languages
  for each statement execute function change_catalogue();
create trigger video_topics_catalogue before insert or update or delete or truncate on video_topics
  for each statement execute function change_catalogue();
create trigger questions_catalogue before insert or update or delete or truncate on questions
  for each statement execute function change_catalogue();
