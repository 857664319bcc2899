-- What a message was before it was closed or hidden as spam: its state, and who had handled it when.
alter table contact_messages add column before jsonb;
update contact_messages m
set before = coalesce(
  (select jsonb_build_object('state', 'answered', 'by', author_id, 'at', created_at) from message_parts p
    where p.message_id = m.id and p.kind = 'answer' order by p.id desc limit 1),
  '{"state": "open", "by": null, "at": null}')
where m.state in ('closed', 'spam');
