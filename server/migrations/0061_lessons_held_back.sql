-- When and why a draft did not come out at the moment that it was scheduled for; gone with its next change.
alter table lesson_drafts add column held_back_at timestamptz;
alter table lesson_drafts add column held_back text;
alter table lesson_drafts add check ((held_back is null) = (held_back_at is null));
