-- Plans of accounts, contracts of agencies, and reminders.

create table subscriptions (
  user_id integer primary key references users on delete cascade,
  subscription_plan_id integer not null,
  status text not null,
  -- 1: an agency's contract.
  mode integer not null default 0 check (mode in (0, 1)),
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  provider_subscription text unique,
  -- False once the provider collects nothing any more.
  is_collected boolean not null default false,
  -- Null: access ends with the period.
  access_ends_at timestamptz,
  problem text check (problem in ('past_due', 'disputed')),
  open_invoice text,
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  next_amount integer check (next_amount >= 0),
  next_at timestamptz,
  look integer not null default 0,
  -- The provider's state of the plan at the last look, in the provider's words.
  seen_status text,
  seen_cancels boolean,
  seen_period_end timestamptz,
  seen_at timestamptz,
  -- The provider does not know the plan any more, or says something that no look can bring in line.
  differs_since timestamptz,
  -- The time of an automatic repair; deleted after a day.
  mended_at timestamptz,
  -- Access that the desk gave beyond the paid period: the provider's later reports do not shorten it.
  extended_until timestamptz,
  -- The unpaid amount of a failed renewal, in cents, shown beside the button of a new card, which pays it at once.
  open_amount integer,
  -- The period whose end was told by mail.
  end_told timestamptz,
  check (current_period_end >= current_period_start)
);
create index subscriptions_provider_subscription on subscriptions (lower(provider_subscription));
create index subscriptions_ends on subscriptions (current_period_end, user_id) where mode = 0;
create index subscriptions_status on subscriptions (status, current_period_end, user_id) where mode = 0;
create index subscriptions_look on subscriptions (current_period_end, user_id)
  where mode = 0 and (problem is not null or differs_since is not null or mended_at is not null);
create index subscriptions_problem on subscriptions (problem) where problem is not null;
create index subscriptions_agency on subscriptions (user_id) where mode = 1;
create index subscriptions_period_end on subscriptions (current_period_end) where mode = 1;
create index subscriptions_contract_end on subscriptions (current_period_end, user_id) where mode = 1;
-- The desk's filter of accounts whose plan is over.
create index subscriptions_access_end on subscriptions (coalesce(access_ends_at, current_period_end));
create index subscriptions_over on subscriptions (user_id) where status not in ('active', 'canceled');

-- The triggers below keep users.is_free. A plan belongs to its account and to the worker who is linked to it.
create function note_free(accounts integer[]) returns void language plpgsql as $$
begin
  perform from users where id = any(accounts) order by id for no key update;
  update users u set is_free = not is_free where id = any(accounts) and is_free = exists (
    select from subscriptions s where s.subscription_plan_id <> 0 and s.user_id = coalesce(
      (select l.employer_id from worker_links l where l.worker_id = u.id and l.ended_at is null), u.id));
end $$;

create function note_plan() returns trigger language plpgsql as $$
declare payer integer := coalesce(new.user_id, old.user_id);
begin
  -- The employer is held first: a worker linked at the same time is either seen here, or sees this plan.
  perform from users where id = payer for no key update;
  perform note_free(payer || array(select worker_id from worker_links where employer_id = payer and ended_at is null));
  return null;
end $$;
create trigger plan_added after insert or delete on subscriptions for each row execute function note_plan();
create trigger plan_changed after update of subscription_plan_id on subscriptions for each row
  when ((old.subscription_plan_id = 0) <> (new.subscription_plan_id = 0)) execute function note_plan();

create function note_link() returns trigger language plpgsql as $$
begin
  perform from users where id = new.employer_id and new.ended_at is null for no key update;
  perform note_free(array[coalesce(new.worker_id, old.worker_id)]);
  return null;
end $$;
create trigger link_changed after insert or update or delete on worker_links for each row execute function note_link();

-- An agency's contract that was ended or shortened: its former end can be restored until the day is over.
create table contract_cuts (
  id int generated always as identity primary key,
  user_id int not null references users (id) on delete cascade,
  -- The former end and the new end.
  ended_at timestamptz not null,
  ends_at timestamptz not null check (ends_at < ended_at),
  cut_at timestamptz not null,
  by_provider boolean not null
);
create index contract_cuts_user on contract_cuts (user_id, id);

-- One reminder per period.
create table plan_reminders (
  user_id integer not null references users on delete cascade,
  period_end timestamptz not null,
  primary key (user_id, period_end)
);
