-- When she gave an answer, if it waited on her phone for internet; null for one that was sent at once. Practice counts from it.
alter table answers add column answered_at timestamptz;
