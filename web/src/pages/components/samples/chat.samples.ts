import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import type { Turn } from '#genie/conversation/turns.ts'

const answer: ChatAnswer = {
  answer: 'Do it like this.\n1. Put cold water in first. Then add hot water.\n2. Test with your elbow.',
  language: 'eng',
  voice: null,
  follow_on_questions: [],
  lessons: [
    {
      video_id: 1,
      title: 'Give a baby a safe bath',
      thumbnail_url: null,
      duration: 96,
      seconds: 21,
      is_locked: false,
    },
  ],
  page: null,
  heard: null,
  emergency: null,
  is_found: true,
  topics: [],
  is_instead: false,
}

const turn: Turn = {
  id: 'answered',
  askedAt: 0,
  question: 'How do I know the water is not too hot?',
  picture: null,
  isSpoken: false,
  videoId: null,
  words: answer.answer,
  emergency: null,
  answer,
  state: 'done',
  problem: '',
}

const emergency = { kind: 'choking', number: '995', name: 'Ambulance and fire' } as const

/** Genie's answer in each of its states. */
export const sampleTurns: Turn[] = [
  turn,
  { ...turn, id: 'asking', words: '', answer: null, state: 'asking' },
  { ...turn, id: 'cut', words: '1. Put cold wa', answer: null, state: 'cut' },
  { ...turn, id: 'failed', words: '', answer: null, state: 'failed', problem: 'Network lost. Check your internet.' },
  {
    ...turn,
    id: 'nothing',
    words: 'I found nothing about this.',
    answer: { ...answer, lessons: [], topics: [20, 16] },
  },
]
export const urgentTurn: Turn = { ...turn, id: 'urgent', question: 'The child is choking!', emergency }
export const sampleEmergency = emergency
