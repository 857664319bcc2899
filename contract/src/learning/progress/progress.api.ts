import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, day, done, id, languageCode, text, withId } from '../../fields'

export const Skill = closed({
  id: id(),
  name: text(200),
  description: text(1000),
  /** Name of a drawn icon, or the URL of a picture. */
  url: text(500),
  /** Name and description in the languages other than English, as JSON keyed by language code, like a video's. */
  languages: text(10_000),
  topic_ids: Type.Array(id()),
  earned: Type.Boolean(),
})
export type Skill = Static<typeof Skill>

/** A worker's progress towards a skill, in lessons. */
export const SkillProgress = closed({ ...Skill.properties, completed: count(), lessons: count() })
export type SkillProgress = Static<typeof SkillProgress>

/** Content of the progress page; days are Singapore's. */
export const Progress = closed({
  /** Topics with at least one completed video. */
  topics: count(),
  /** Right answers in per cent, weighted as `percentCorrect` does, 0 to 100. */
  correct_percent: count(100),
  stars: count(5),
  credits: count(),
  /** Credits that no voucher has used yet, of the six that buy one. */
  credits_towards_voucher: count(),
  /** Value of six credits now. */
  voucher_cents: count(),
  videos_completed: count(),
  must_watch_left: count(),
  /** Minutes for each of the last 14 days, oldest first. */
  minutes: Type.Array(closed({ day: day(), minutes: count() })),
  /** The same share for each of the last 8 weeks that has answers; the week's Monday. */
  weeks: Type.Array(closed({ week: day(), percent: count(100) })),
  /** Must-watch videos and how many of them are completed, by topic. */
  by_topic: Type.Array(closed({ topic_id: id(), completed: count(), total: count() })),
})
export type Progress = Static<typeof Progress>

export const progressApi = {
  'GET /users/:id/progress': {
    summary: 'Returns the figures of the progress page, for the caller or her linked worker',
    access: 'user',
    params: withId,
    data: Progress,
  },
  'GET /skills/skill_for_worker/:id': {
    summary: 'Lists the skills, and whether the worker has earned them',
    access: 'user',
    params: withId,
    query: closed({ lang: Type.Optional(languageCode()) }),
    data: Type.Array(Skill),
  },
  'GET /videos/:id/skills': {
    summary: "Lists the skills that a lesson counts towards, with the worker's progress in each",
    access: 'worker',
    params: withId,
    query: closed({ lang: Type.Optional(languageCode()) }),
    data: Type.Array(SkillProgress),
  },
  'GET /worker/:id/log': {
    summary: 'Records the heartbeat of a worker who is learning; at most one every 30 s counts',
    access: 'worker',
    params: withId,
    query: closed({ event: Type.Literal('time'), value: Type.Literal('1') }),
    data: done,
  },
} satisfies Api
