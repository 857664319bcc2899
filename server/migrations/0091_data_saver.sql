-- What a worker's screens load; her choice follows her to another phone.
alter table learner_choices
  add column data_saver text not null default 'off' check (data_saver in ('off', 'low', 'audio'));
