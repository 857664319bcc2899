-- Whoever leaves while an answer is written is counted as that, and not as a fault of the model.
alter table chat_days drop constraint chat_days_outcome_check;
alter table chat_days add constraint chat_days_outcome_check check (
  outcome in (
    'library', 'emergency', 'model', 'spent', 'away', 'slow', 'limited', 'denied', 'refused', 'rubbish', 'left',
    'heard', 'spoken', 'translation'
  )
);
