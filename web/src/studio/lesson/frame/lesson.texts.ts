import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts of every page of a lesson. */
export const lessonFrameTexts = {
  videos: 'Videos',
  untitled: 'Lesson without a title',
  saved: 'Saved {time}',
  savedBefore: 'Saved',
  saving: 'Saving…',
  waiting: 'Not saved yet',
  failed: 'Not saved: {problem}',
  done: 'Done',
  conflict: 'Somebody else changed this meanwhile',
  conflictText: '{by} wrote something else in {count} places. Yours stand here; decide on the lesson’s page.',
} as const satisfies EmployerTexts
