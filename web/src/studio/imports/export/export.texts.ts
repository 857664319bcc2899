import type { EmployerTexts } from '#shared/i18n/texts.ts'

export const exportTexts = {
  title: 'Export lessons',
  videos: 'Videos',
  lead: 'A content pack: one ZIP with all words, clips, subtitles, quizzes and recordings. It loads elsewhere unchanged.',
  whole: 'The whole library: {lessons}',
  found: 'All that the list shows: {lessons}',
  one: '1 lesson',
  some: '{number} lessons',
  withLists: 'With its topics, skills, layout and FAQ.',
  withTopics: 'With their topics. Skills, layout and FAQ belong to this library and stay out.',
  leftOne: '1 of them is not published and stays out.',
  left: '{number} of them are not published and stay out.',
  tooLarge:
    'This is more than 4\u00a0GB, which is the most that can be loaded as one pack. Choose fewer lessons in the list of videos, and make several packs.',
  get: 'Make the pack',
  ready: 'The download has begun. It is read from here while it comes: leave this window open until it is done.',
  again: 'Download it once more',
  all: 'Export the whole library instead',
} as const satisfies EmployerTexts
