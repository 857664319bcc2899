-- Words of lessons that a model suggested are paid for by the same tokens as Genie's answers.
alter table chat_days drop constraint chat_days_outcome_check;
alter table chat_days add constraint chat_days_outcome_check check (
  outcome in (
    'library', 'emergency', 'model', 'spent', 'away', 'slow', 'limited', 'denied', 'refused', 'rubbish', 'heard',
    'translation'
  )
);
