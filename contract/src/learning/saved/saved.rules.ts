/** Forms in which a lesson is saved: the clip, its small rendition, its sound alone. */
export const savedForms = ['sharp', 'low', 'audio'] as const

/** Maximum number of saved lessons whose versions one call returns. */
export const maxSavedLessons = 50
