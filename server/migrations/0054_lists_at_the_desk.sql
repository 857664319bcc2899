-- Where a question stands on the page with questions and answers, and the order of a skill's lessons.
alter table faq add column part text not null default 'learning' check (part in ('plans', 'learning'));
update faq set part = 'plans' where slug in ('what-is-kasama', 'cost', 'monthly-or-annual', 'what-you-get',
  'look-around-free', 'languages', 'user-id', 'helper-log-in', 'employer-forgot-password', 'helper-forgot-password',
  'choose-videos', 'payment-voucher', 'new-helper', 'cancel-or-change-plan');
alter table skill_videos add column position integer not null default 0;
