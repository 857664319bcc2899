-- What was learned today is shown by the workers' languages: reading all of their rows for it takes too long.
create index users_languages on users (id) include (language_code) where role = 'W';
