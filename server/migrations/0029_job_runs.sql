-- Work that belongs to a period (a month, a week, a day): one row a period, and whoever holds it does the work.
create table job_runs (
  name text not null,
  period text not null,
  -- How far the work has come, in its own words; null before its first batch.
  position text,
  started_at timestamptz not null,
  done_at timestamptz,
  primary key (name, period)
);
