-- How a question goes may differ by the language in which it is asked. What was counted before is counted anew at night.
alter table question_figures add column language_code text not null default 'eng'
  check (language_code in ('eng', 'phi', 'ind', 'mya'));
alter table question_figures drop constraint question_figures_pkey;
alter table question_figures add primary key (question_id, language_code);
