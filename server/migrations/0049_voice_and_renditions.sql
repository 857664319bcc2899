-- Recorded cues of a lesson in a language, before they are laid over its clip. Cue 0 is one recording for all of it.
create table voice_cues (
  video_id integer not null references videos on delete cascade,
  language_code text not null check (language_code in ('eng', 'phi', 'ind', 'mya')),
  cue integer not null check (cue >= 0),
  text text not null,
  key text not null,
  seconds real not null check (seconds > 0),
  created_at timestamptz not null,
  primary key (video_id, language_code, cue)
);
-- What is still to be made of a clip; a row goes in the transaction that names what was made in the lesson.
create table clip_works (
  video_id integer not null references videos on delete cascade,
  language_code text not null check (language_code in ('eng', 'phi', 'ind', 'mya')),
  what text not null check (what in ('renditions', 'voice')),
  source text not null,
  percent integer not null default 0 check (percent between 0 and 100),
  failed boolean not null default false,
  user_id integer references users on delete set null,
  created_at timestamptz not null,
  primary key (video_id, language_code, what)
);
create index on clip_works (user_id);
