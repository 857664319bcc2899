-- How the voice of a clip was made, and whether the pictures of a lesson's clips show what the voice says.
alter table video_languages add column voice text check (voice in ('computer'));
alter table videos add column slides_show_text boolean not null default false;
