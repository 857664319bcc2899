import { languages } from '@kasama/contract/language'
import type { Card } from '@kasama/contract/learning/library/library.api'
import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import { defaultLessonFacts } from '@kasama/contract/learning/video/lesson-facts'
import type { Video } from '@kasama/contract/learning/video/video.api'
import type { Profile } from '@kasama/contract/people/account.api'

const timestamp = '2025-03-04T17:00:00.000Z'

export const cardOf = (facts: Partial<Card> = {}): Card => {
  const video_id = facts.video_id ?? 1
  return {
    id: video_id,
    video_id,
    title: `Lesson ${video_id}`,
    description: '',
    sub_description: '',
    created_at: timestamp,
    public_level: 0,
    video_host: 'file',
    duration: 95,
    thumbnail_url: null,
    topic_ids: [20],
    question_ids: [],
    language_codes: [...languages],
    is_locked: false,
    is_subscribed: false,
    is_completed: false,
    progress: 0,
    ...facts,
  }
}

export const videoOf = (facts: Partial<Video> = {}): Video => ({
  id: 1,
  title: 'Clean windows safely',
  description: '',
  sub_description: '',
  url: null,
  vimeo_id: null,
  youtube_id: null,
  video_host: 'file',
  thumbnail_url: null,
  duration: 20,
  created_at: timestamp,
  narration: 'eng',
  voice: null,
  ...defaultLessonFacts,
  languages: '{}',
  subtitles: [],
  public_level: 0,
  is_locked: false,
  is_subscribed: true,
  is_completed: false,
  topic_ids: [20],
  question_ids: [],
  watch: null,
  visit_ticket: null,
  ...facts,
})

/** A question whose first option is right. */
export const questionOf = (id: number, facts: Partial<Question> = {}): Question => ({
  id,
  content: `Question ${id}?`,
  sound_url: null,
  languages: '{}',
  options: [
    { id: 1, content: `Right ${id}`, sound_url: null, languages: '{}' },
    { id: 2, content: `Wrong ${id}`, sound_url: null, languages: '{}' },
  ],
  randomize_options: false,
  ...facts,
})

const person: Profile = {
  id: 7,
  role: 'W',
  email: null,
  username: 'thida',
  fullname: 'Thida',
  img_url: null,
  credit: 0,
  language_code: 'eng',
  is_subscribed: true,
  is_suspended: false,
  worker_id: null,
  had_subscription: true,
  UserTopics: [],
  org_id: null,
  session_key: '',
}

export const workerOf = (facts: Partial<Profile> = {}): Profile => ({ ...person, ...facts })
export const employerOf = (facts: Partial<Profile> = {}): Profile => ({
  ...person,
  id: 5,
  role: 'E',
  email: 'grace@home.example',
  username: null,
  fullname: 'Grace Sample',
  worker_id: 7,
  ...facts,
})

/** URL of subtitles with one sentence from beginning to end. */
export const subtitlesOf = (sentence: string) =>
  `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 01:00.000\n${sentence}\n`)}`
