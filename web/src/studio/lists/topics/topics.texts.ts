import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const topicsTexts = {
  add: 'Topic',
  topic: 'Topic',
  number: 'ID {id}',
  lessons: 'Lessons',
  english: 'English',
  look: 'Looks like',
  foot: 'Topics stand in this order in every library: seven on the first page of a computer, the others on the next.',
  strip: 'See the strip',
  stripTitle: 'The strip of topics',
  close: 'Close',
  none: 'No topics yet',
  noneText: 'Add the first one, or load a content pack.',
  removeTitle: 'Remove the topic {name}?',
  removeText: 'No lesson has it. {count} households have chosen it, and will choose it no more.',
  removeOne: 'No lesson has it. 1 household has chosen it, and will choose it no more.',
  inUse: 'It can be removed once no lesson and no skill has it.',
  added: 'Added, at the end of the list.',
} as const satisfies EmployerTexts
