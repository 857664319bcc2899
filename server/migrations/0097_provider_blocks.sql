-- A block is the provider's unless an organisation's admin is known to have made it: an admin who has left has no account
-- any more, and old entries of the audit trail are removed.
update users u set blocked_by_provider = true
where u.blocked_at is not null and not u.blocked_by_provider and not exists (
  select from audit_log l
  where l.about_kind = 'account' and l.about_id = u.id::text and l.action = 'account_blocked' and l.at >= u.blocked_at
    and (exists (select from users a where a.id = l.user_id and a.role = 'A' and a.org_id is not null)
      or exists (select from audit_log left_entry
        where left_entry.about_kind = 'admin' and left_entry.about_id = l.user_id::text
          and left_entry.action = 'admin_removed' and left_entry.org_id is not null)));
