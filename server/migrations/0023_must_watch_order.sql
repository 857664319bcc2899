-- The employer's own order of her must-watch list. Null: as it was added, and ids rise with that.
alter table clip_subscriptions add column position integer check (position > 0);
