-- A language's clip may be on a host of its own, have a copy at Vimeo and a picture; null: as the video has it.
alter table video_languages add column video_host text check (video_host in ('file', 'youtube', 'vimeo'));
alter table video_languages add column vimeo_id text;
alter table video_languages add column thumbnail_url text;
