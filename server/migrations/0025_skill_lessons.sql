-- The lessons that a skill stands for. A skill of a whole topic has rows in skill_topics instead.
create table skill_videos (
  skill_id integer not null references skills on delete cascade,
  video_id integer not null references videos on delete cascade,
  primary key (skill_id, video_id)
);
create index skill_videos_video on skill_videos (video_id);
