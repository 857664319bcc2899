import type { PhoneLesson } from '#shared/saved-lessons/phone-lesson.ts'

/** Whether all of a lesson is on this phone, in its newest version or in a former one. */
export const isComplete = ({ state }: PhoneLesson): boolean => state === 'saved' || state === 'changed'
