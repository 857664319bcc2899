-- A worker often has no email address: her account says who wrote.
alter table contact_messages alter column email drop not null;
