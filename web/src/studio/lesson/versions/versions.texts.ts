import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** A version of a lesson beside the present one. */
export const versionsTexts = {
  version: 'Version {number}',
  byAt: '{name}, {at}',
  before: 'from a pack or a list',
  now: 'Now',
  same: 'The lesson is now as it was in this version.',
  differing: 'Fields that differ: {count}.',
  notes: 'Bringing it back changes these fields of the draft. Nothing is published by that, and no version is lost.',
  bringBack: 'Bring back',
  broughtBack: 'Version {number} is the draft now.',
  partly: 'Version {number} is the draft now, but for what somebody changed meanwhile: choose here.',
  back: 'Back',
} as const satisfies EmployerTexts
