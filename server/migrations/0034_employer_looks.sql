-- When an employer looked at her worker last, and since when things were new to her at that look.
create table employer_looks (
  employer_id integer not null references users on delete cascade,
  worker_id integer not null references users on delete cascade,
  looked_at timestamptz not null,
  since timestamptz,
  primary key (employer_id, worker_id)
);
create index employer_looks_worker on employer_looks (worker_id);
