-- A search in the audit, and its filter by admins: the few of them among all accounts, and what an entry is about.
create index users_admins on users (id) where role = 'A';
create index audit_log_about_id on audit_log (about_id, about_kind) where about_id is not null;
