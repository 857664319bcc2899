-- Where a browser sends the parts of a clip into the store itself: the store's name of that sending. What has come is
-- what the store says.
alter table clip_uploads add column sending text;
