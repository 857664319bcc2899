-- A question has a recorded sound for each language, as its options have within their own column.
alter table questions alter column sound_url type jsonb
  using case when sound_url is not null then jsonb_build_object('eng', sound_url) end;
