import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const faqTexts = {
  add: 'Question',
  page: 'See the page',
  newQuestion: 'A new question',
  question: 'Question',
  answer: 'Answer',
  whom: 'For whom',
  plans: 'Employers first: plans and logins',
  learning: 'Helpers first: learning and rewards',
  partHint: 'Everybody can read all of it. The English page begins with plans, the others with learning.',
  readAloud: 'Read aloud',
  genie: 'Genie answers from these words too.',
  none: 'No questions yet',
  noneText: 'What people ask, and what you answer: on a page of its own, and in Genie’s answers.',
  removeTitle: 'Remove this question?',
  removeText: 'It goes from the page, and Genie answers from it no more.',
  added: 'Added, at the end of the list.',
} as const satisfies EmployerTexts
