-- How often a mailbox has refused a mail for good: tries also count a mail server that was away.
alter table progress_mails add column refusals int not null default 0;
