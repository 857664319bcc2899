-- Tables and functions without a feature: order of names, settings, locks, periodic work, limits, the audit trail.

create extension if not exists pg_trgm;

-- The order of names in lists: small letters, and a number by its value, so that "Home 7" stands before "Home 27". The
-- collation for that order is missing in some builds of PostgreSQL, and in the embedded database.
create function name_order(said text) returns text language sql immutable parallel safe as $$
  select left(regexp_replace(regexp_replace(lower(said), '[0-9]+', '000000000000\&', 'g'), '[0-9]*([0-9]{12})', '\1', 'g'), 120)
$$;

create table settings (
  key text primary key,
  value jsonb not null
);

-- Locks for work that one process at a time may do; a killed holder's lock expires.
create table locks (
  name text primary key,
  holder text not null,
  held_until timestamptz not null,
  wanted boolean not null default false
);

-- Periodic work: one row per period (month, week or day). The process that holds the row does the work.
create table job_runs (
  name text not null,
  period text not null,
  -- The progress, in the work's own format; null before the first batch.
  position text,
  started_at timestamptz not null,
  done_at timestamptz,
  primary key (name, period)
);

-- Counters of the limits, shared by all server processes.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- The audit trail. Its entries outlive the accounts, so no column references one.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id integer,
  action text not null,
  detail jsonb not null default '{}',
  -- The entry's subject. Admins of the organisation may read it.
  about_kind text,
  about_id text,
  org_id integer,
  before jsonb,
  after jsonb,
  reason text,
  -- A bulk action has one entry; the entries of its subjects are parts.
  is_part boolean not null default false,
  constraint audit_log_about check ((about_kind is null) = (about_id is null))
);
create index audit_log_user on audit_log (user_id, at);
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_about_at on audit_log (about_kind, about_id, at desc, id desc) where about_kind is not null;
create index audit_log_about_id on audit_log (about_id, about_kind) where about_id is not null;
create index audit_log_org_at on audit_log (org_id, at desc, id desc) where org_id is not null;
create index audit_log_action_at on audit_log (action, at desc, id desc);
