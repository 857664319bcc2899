/** Lessons that one phone keeps. */
export const maxSavedLessons = 50
