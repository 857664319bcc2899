import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts of the first lessons in the wizard; only employers see them. */
export const starterTexts = {
  title: "Your worker's first lessons",
  titleName: "{name}'s first lessons",
  fromTopics: 'From the topics you chose, in this order. Press a lesson to take it out.',
  chosenOf: '{chosen} of {all}',
  add: 'Add {count} lessons',
  addOne: 'Add 1 lesson',
  addNone: 'Press the lessons that she should begin with.',
  later: 'Choose later',
  minutes: 'About {minutes} minutes in all. You can change the list at any time.',
  minute: 'About 1 minute in all. You can change the list at any time.',
  tryAgain: 'Try again',
} as const satisfies EmployerTexts
