-- How names are sorted in lists: small letters, and a number by its value, so that "Home 7" stands before "Home 27". The
-- collation that does so is not in every build of PostgreSQL, nor in the embedded one.
create function name_order(said text) returns text language sql immutable parallel safe as $$
  select left(regexp_replace(regexp_replace(lower(said), '[0-9]+', '000000000000\&', 'g'), '[0-9]*([0-9]{12})', '\1', 'g'), 120)
$$;
drop index users_people_name;
create index users_people_name on users (name_order(fullname), id) where role <> 'A';
drop index users_free_name;
create index users_free_name on users (name_order(fullname), id) where is_free and role <> 'A';
drop index orgs_name;
create index orgs_name on orgs (name_order(name), id);
drop index video_languages_english;
create index video_languages_english on video_languages ((left(name_order(title), 60)) collate "C", video_id)
  where language_code = 'eng';
