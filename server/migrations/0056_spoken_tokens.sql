-- What an answer costs that is spoken is counted with the tokens of the day.
alter table chat_days drop constraint chat_days_outcome_check;
alter table chat_days add constraint chat_days_outcome_check check (
  outcome in (
    'library', 'emergency', 'model', 'spent', 'away', 'slow', 'limited', 'denied', 'refused', 'rubbish', 'heard',
    'spoken', 'translation'
  )
);
