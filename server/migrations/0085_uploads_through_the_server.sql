-- Browsers no longer send parts of a clip into the store.
alter table clip_uploads drop column sending;
