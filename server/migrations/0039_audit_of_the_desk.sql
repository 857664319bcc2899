-- The audit trail says about whom or what, whose organisation, what was before and after, and why: the desk searches these.
alter table audit_log
  add column about_kind text,
  add column about_id text,
  add column org_id integer,
  add column before jsonb,
  add column after jsonb,
  add column reason text,
  add constraint audit_log_about check ((about_kind is null) = (about_id is null));

update audit_log set org_id = users.org_id from users where users.id = audit_log.user_id and users.org_id is not null;

create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_about_at on audit_log (about_kind, about_id, at desc, id desc) where about_kind is not null;
create index audit_log_org_at on audit_log (org_id, at desc, id desc) where org_id is not null;
create index audit_log_action_at on audit_log (action, at desc, id desc);
