-- A period may have several reminders, each once. The previous release adds rows of the first kind.
alter table plan_reminders add column kind text not null default 'week_before';
alter table plan_reminders drop constraint plan_reminders_pkey;
alter table plan_reminders add primary key (user_id, period_end, kind);
