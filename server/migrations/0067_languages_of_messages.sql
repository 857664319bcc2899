-- The language of the screen that a message was written on: a guest has no account that says it.
alter table contact_messages add column language_code text check (language_code in ('eng', 'phi', 'ind', 'mya'));
