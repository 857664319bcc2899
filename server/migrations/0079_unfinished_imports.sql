-- How many runs of an import were begun since one came to its end: a file that makes each of them end with its process is
-- not tried for ever.
alter table imports add column unfinished integer not null default 0 check (unfinished >= 0);
