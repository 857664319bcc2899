-- A video on another host may be at Vimeo too: `vimeo=true` in the address of its page asks for that one.
alter table videos add column vimeo_id text;
