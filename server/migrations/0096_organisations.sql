-- What the provider blocked, an organisation's admin can't unblock. True only beside blocked_at.
alter table users add column blocked_by_provider boolean not null default false;
update users u set blocked_by_provider = true
where u.blocked_at is not null and exists (
  select from audit_log l join users a on a.id = l.user_id
  where l.about_kind = 'account' and l.about_id = u.id::text and l.action = 'account_blocked'
    and l.at >= u.blocked_at and a.role = 'A' and a.org_id is null);

-- Former addresses of organisations' logins, which printed login cards lead to.
create table org_addresses (
  short_url text primary key,
  org_id integer not null references orgs on delete cascade
);
create index org_addresses_org on org_addresses (org_id);
