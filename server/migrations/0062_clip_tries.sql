-- How often it was begun to make a form of a clip: what fails each time is not tried for ever.
alter table clip_works add column tries integer not null default 0;
