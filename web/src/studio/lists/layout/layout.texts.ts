import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const layoutTexts = {
  lead: 'Employers see their library in this order under All. What stands in no section comes after, the newest first.',
  add: 'Add section',
  newSection: 'New section',
  none: 'No sections yet',
  noneText: 'Without sections the library shows the newest lessons first.',
  up: 'Move up: {name}',
  down: 'Move down: {name}',
  shownOf: 'Show {name}',
  notShown: 'Not shown',
  title: 'Title',
  lessons: 'Lessons in this section',
  removeSection: 'Remove section',
  preview: 'Preview',
  previewText: 'All, as an employer sees it',
  phone: 'Phone',
  computer: 'Computer',
  rest: 'Then all others, the newest first.',
  theirs: 'Somebody else saved the layout meanwhile. Yours is still here: look at theirs, or save yours over it.',
  lookAtTheirs: 'Take theirs',
} as const satisfies EmployerTexts
