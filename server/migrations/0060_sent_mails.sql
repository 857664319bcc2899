-- Mails that the mail server took, beside those about learning and answers, which have tables of their own: the desk shows an
-- account's. Whom one is about is somebody else of the household.
create table sent_mails (
  id text not null,
  user_id int not null references users (id) on delete cascade,
  about_id int references users (id) on delete set null,
  kind text not null,
  sent_at timestamptz not null,
  primary key (user_id, id)
);
create index sent_mails_about on sent_mails (about_id);
create index sent_mails_sent on sent_mails (sent_at);
