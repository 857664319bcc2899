-- How many pieces of a comparison are done: one that is done twice at once counts once, and has one piece behind it.
alter table comparisons add column pieces integer not null default 0;
