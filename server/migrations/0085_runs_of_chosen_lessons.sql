-- A run of chosen lessons is done by the request that begins it. A lesson that is gone by then is refused like any other.
alter table bulk_runs add column awaited boolean not null default false;
alter table bulk_lessons drop constraint bulk_lessons_video_id_fkey;
drop index bulk_lessons_video_id_idx;
