-- Beside a clip of this server: a small rendition for slow lines, and the sound alone.
alter table video_languages add column low_address text;
alter table video_languages add column audio_address text;
