-- Whether an account has no plan, neither of its own nor of its employer: the desk lists and counts these, and looking at
-- everybody takes too long. Time changes nothing about it: who had a plan that is over is not one of them.
alter table users add column is_free boolean not null default false;
update users u set is_free = true where not exists (
  select from subscriptions s where s.subscription_plan_id <> 0 and s.user_id = coalesce(
    (select l.employer_id from worker_links l where l.worker_id = u.id and l.ended_at is null), u.id));
alter table users alter column is_free set default true;
create index users_free on users (id) where is_free and role <> 'A';
create index users_free_name on users (lower(fullname), id) where is_free and role <> 'A';

create function note_free(accounts integer[]) returns void language plpgsql as $$
begin
  perform from users where id = any(accounts) order by id for no key update;
  update users u set is_free = not is_free where id = any(accounts) and is_free = exists (
    select from subscriptions s where s.subscription_plan_id <> 0 and s.user_id = coalesce(
      (select l.employer_id from worker_links l where l.worker_id = u.id and l.ended_at is null), u.id));
end $$;

-- A plan is of its account and of the worker who is linked to it.
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
