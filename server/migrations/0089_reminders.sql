-- The key pair of Web Push; the private key is encrypted with the server's secret.
create table push_keys (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

-- The browser that shows an account's notifications: one, of its live session. It belongs to one account at a time.
create table push_subscriptions (
  user_id integer primary key references users on delete cascade,
  session_id integer not null references sessions on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  refusals integer not null default 0 check (refusals >= 0),
  check (length(endpoint) <= 1000)
);
create unique index push_subscriptions_endpoint on push_subscriptions (endpoint);
create index push_subscriptions_session on push_subscriptions (session_id);

-- A phone whose session has ended shows nothing any more, whichever way it ended.
create function forget_phone() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger sessions_forget_phone after update of ended_at on sessions
  for each row when (new.ended_at is not null) execute function forget_phone();

-- What an account has chosen; its first row is its answer to the question whether it wants reminders. `days` are the
-- weekdays from Monday (1) to Sunday (7), `minute` is that of the day in Singapore; an employer has neither.
create table reminders (
  user_id integer primary key references users on delete cascade,
  is_on boolean not null,
  days jsonb not null default '[]' check (days <@ '[1, 2, 3, 4, 5, 6, 7]'),
  minute smallint check (minute between 360 and 1290 and minute % 30 = 0),
  changed_at timestamptz not null,
  -- The day that was asked for by "tomorrow".
  extra_day date,
  -- The latest reminder, and how many in a row were followed by no visit.
  reminded_at timestamptz,
  ignored integer not null default 0 check (ignored >= 0),
  -- The day's one notification.
  pushed_on date,
  pushed_id bigint
);
create index reminders_due on reminders (minute) where is_on;

-- Notifications, each announced once; `next_at` is null once it has ended.
create table pushes (
  id bigint generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  kind text not null check (kind in ('reminder', 'chosen', 'credit', 'voucher', 'week', 'moment', 'payment')),
  occasion text not null,
  created_at timestamptz not null,
  next_at timestamptz,
  tries integer not null default 0,
  sent_at timestamptz,
  unique (user_id, occasion)
);
create index pushes_due on pushes (next_at) where next_at is not null;
create index pushes_created on pushes (created_at);
-- News of one kind that waits is announced once.
create unique index pushes_waiting on pushes (user_id, kind) where next_at is not null and kind <> 'reminder';

-- The earliest time of the next notification, over all processes.
create table push_pace (
  only_one boolean primary key default true check (only_one),
  next_at timestamptz not null
);
insert into push_pace (next_at) values ('2020-01-01T00:00:00Z');
