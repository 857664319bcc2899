-- Until when a worker's time has been counted for what she watched: one moment proves one video only. What a video's
-- own clock started from is its furthest point, which stands in the row already.
alter table users add watched_until timestamptz;
alter table watches drop column clock_furthest;
