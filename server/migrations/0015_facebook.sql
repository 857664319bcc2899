-- Whom Facebook knows an employer as, once she has connected it while she was logged in.
alter table users add column facebook_id text unique;
