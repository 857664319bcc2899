import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Figures of a lesson: where workers leave it, and which of its questions they answer wrong. */
export const figuresTexts = {
  title: 'How it goes',
  lead: 'Twelve weeks, counted last night',
  noFigures: 'Nobody has watched it lately.',
  tooFewViewers: 'Too few workers began it to say more: {count}.',
  started: '{count} workers began it, {percent}% left before its end.',
  curve: 'Who is still watching, from its beginning to its end',
  leftMost: 'Most who leave it leave at {time}.',
  leftMostAt: 'Most who leave it leave at {time}: “{words}”',
  end: 'end',
  questions: 'Right at first',
  tooFew: 'too few answers ({count})',
  share: '{percent}% of {count}',
  all: 'All languages',
  noAnswers: 'no answers yet',
} as const satisfies EmployerTexts
