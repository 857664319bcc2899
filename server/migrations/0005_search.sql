-- What a search looks through: every language's words of a video, in small letters, titles apart from the rest.
create extension if not exists pg_trgm;

create table video_search (
  video_id integer primary key references videos on delete cascade,
  titles text not null,
  words text not null
);
create index video_search_titles on video_search using gin (titles gin_trgm_ops);
create index video_search_words on video_search using gin (words gin_trgm_ops);

-- Counters of the limits that hold over several server processes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
