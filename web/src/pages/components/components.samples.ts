const ids = [13, 7, 26, 11, 10, 3, 4, 24, 20, 16, 5, 999]

export const sampleTopics = ids.map((id) => ({ id, name: '' }))

const open = { thumbnail_url: null, is_locked: false, is_completed: false, progress: 0, question_ids: [] }

/** A card in each of its states. */
export const sampleVideos = [
  {
    ...open,
    title: 'Swaddling a newborn baby safely',
    duration: 348,
    topic_ids: [26],
    question_ids: [1, 2, 3],
    state: 'add' as const,
  },
  {
    ...open,
    title: 'How to iron a long-sleeved shirt',
    duration: 384,
    topic_ids: [13],
    progress: 0.4,
    state: 'added' as const,
  },
  {
    ...open,
    title: 'Chicken fried rice for the whole family',
    duration: 490,
    topic_ids: [7],
    is_completed: true,
    progress: 1,
    state: 'fixed' as const,
  },
  {
    ...open,
    title: 'Speaking up politely when you do not understand an instruction',
    duration: 3911,
    topic_ids: [4],
    is_locked: true,
    state: 'add' as const,
  },
]
