import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts for employers and guests. */
export const employerAboutTexts = {
  title: 'Two people, one home',
  meaning: 'Kasama is Filipino for companion.',
  text: '{brand} is video training for domestic helpers, in their own language.',
  language: 'Her language',
  languageText: 'Voice, subtitles and quizzes in English, Filipino, Bahasa Indonesia and Burmese.',
  learning: 'Learning that stays',
  learningText: 'A short video, then a few questions. She watches to the end before she answers.',
  follow: 'You follow along',
  followText: 'Her progress page shows minutes, correct answers and what comes next.',
  household: 'Plans for your household',
  plans: 'See plans',
} as const satisfies EmployerTexts
