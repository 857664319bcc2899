import type { Card } from '@kasama/contract/learning/library/library.api'
import type { MustWatchLesson } from '@kasama/contract/learning/library/must-watch.api'
import type { StarterLesson } from '@kasama/contract/people/worker.api'

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

const cards = sampleVideos.map(
  ({ state: _, ...video }, index): Card => ({
    ...video,
    id: index + 1,
    video_id: index + 1,
    description: '',
    sub_description: '',
    created_at: '2026-01-01T00:00:00.000Z',
    public_level: 0,
    video_host: 'file',
    language_codes: ['eng', 'mya'],
    is_subscribed: true,
  }),
)
const [first, begun, completed, locked] = cards as [Card, Card, Card, Card]

export const begunCard = begun
export const sampleCards = [first, completed, locked]

const { video_id, title, thumbnail_url, topic_ids, duration } = begun

export const sampleLesson: MustWatchLesson = {
  video_id,
  title,
  thumbnail_url,
  topic_ids,
  is_locked: false,
  progress: begun.progress,
  completed_at: null,
  questions: 2,
  hard_questions: [],
}

export const doneLesson: MustWatchLesson = {
  ...sampleLesson,
  title: completed.title,
  topic_ids: completed.topic_ids,
  progress: 1,
  completed_at: completed.created_at,
  hard_questions: [{ question: 'When is the rice done?', tries: 3, is_right: true }],
}

export const starterLesson: StarterLesson = { video_id, title, thumbnail_url, duration, topic_id: 13 }
