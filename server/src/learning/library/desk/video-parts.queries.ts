import { languages } from '@kasama/contract/language'
import type { VideoFilters } from '@kasama/contract/learning/desk/videos.api'
import type { Placeholder } from '#platform/database/prepared'

/**
 * The desk's list reads lessons in two parts, each by its own indexes. A lesson `v` with unpublished changes, or a
 * withdrawn one, has a row `w` in `lesson_lines` with the list's columns; the others are read from the tables of
 * published lessons.
 */
export type Part = { isLined: boolean; from: string; condition: string; name: string }
/** A condition on a lesson, in both forms: with a row in `lesson_lines` and without. */
type ConditionPair = { lined: string; plain: string }

const inEnglish = "video_languages named on named.video_id = v.id and named.language_code = 'eng'"
const nameOf = (title: string) => `left(name_order(${title}), 60)`
const isPlain = 'not exists (select from lesson_lines w where w.video_id = v.id)'
const lined = { isLined: true, from: 'lessons v join lesson_lines w on w.video_id = v.id', condition: 'true' }
const plain = { isLined: false, from: 'lessons v', condition: isPlain }

export const parts: Part[] = [
  { ...plain, name: "''" },
  { ...lined, name: "''" },
]
/** The parts with the sort key of a list by title; published English titles have an index for it. */
export const partsByTitle: Part[] = [
  { ...lined, name: nameOf('w.title') },
  { ...plain, from: `lessons v join ${inEnglish}`, name: nameOf('named.title') },
  {
    ...plain,
    condition: `${isPlain} and not exists (select from ${inEnglish.replace(' on ', ' where ')})`,
    name: nameOf('v.slug'),
  },
]

const sameCondition = (asks: string): ConditionPair => ({ lined: asks, plain: asks })
export const isNew = 'not v.is_published and not exists (select from lesson_versions old where old.video_id = v.id)'
export const isScheduled = 'exists (select from lesson_drafts d where d.video_id = v.id and d.scheduled_at is not null)'
const hasAny = (field: string) => `jsonb_path_exists(w.languages, '$.*.${field} ? (@ == true)')`

export const states: Record<NonNullable<VideoFilters['state']>, ConditionPair> = {
  draft: { lined: `(w.differs or ${isNew})`, plain: `(${isNew})` },
  scheduled: sameCondition(isScheduled),
  published: { lined: 'v.is_published and not w.differs', plain: 'v.is_published' },
  taken_back: sameCondition(`not v.is_published and not (${isNew})`),
}
export const without: Record<NonNullable<VideoFilters['without']>, ConditionPair> = {
  quiz: { lined: 'w.questions = 0', plain: 'not v.has_quiz' },
  subtitles: {
    lined: `not ${hasAny('has_subtitles')}`,
    plain: 'not exists (select from video_languages l where l.video_id = v.id and l.subtitles is not null)',
  },
  language: {
    lined: `(select count(*) from jsonb_object_keys(w.languages)) < ${languages.length}`,
    plain: `(select count(*) from video_languages l where l.video_id = v.id) < ${languages.length}`,
  },
}
export const isPublic: ConditionPair = { lined: 'w.is_public', plain: 'v.public_level >= 1' }
const isNotPublic: ConditionPair = { lined: 'not w.is_public', plain: 'v.public_level < 1' }
export const hasMachine: ConditionPair = { lined: hasAny('is_machine'), plain: 'false' }

/** The conditions of the list's filters. */
export function asksOf(filters: VideoFilters, placeholder: Placeholder): ConditionPair[] {
  const { topic, host, missing, machine, state } = filters
  const inTopic = (id: string): ConditionPair => ({
    lined: `w.topic_ids @> to_jsonb(${id})`,
    plain: `exists (select from video_topics t where t.video_id = v.id and t.topic_id = ${id})`,
  })
  const isAt = (name: string): ConditionPair => ({ lined: `w.video_host = ${name}`, plain: `v.video_host = ${name}` })
  const cameWith = (id: string) =>
    sameCondition(`exists (select from import_videos i where i.video_id = v.id and i.import_id = ${id})`)
  const lacks = (language: string): ConditionPair => ({
    lined: `not jsonb_exists(w.languages, ${language})`,
    // A count, because the planner would expect almost no matches of `not exists` and choose a slow plan.
    plain: `(select count(*) from video_languages l where l.video_id = v.id and l.language_code = ${language}) = 0`,
  })
  const hasMachineIn = (language: string): ConditionPair => ({
    lined: `(w.languages -> ${language} ->> 'is_machine')::boolean`,
    plain: 'false',
  })
  return [
    topic && inTopic(placeholder(topic, 'int')),
    host && isAt(placeholder(host, 'text')),
    filters.public && (filters.public === 'yes' ? isPublic : isNotPublic),
    filters.import && cameWith(placeholder(filters.import, 'int')),
    missing && lacks(placeholder(missing, 'text')),
    machine && (machine === 'any' ? hasMachine : hasMachineIn(placeholder(machine, 'text'))),
    state && states[state],
    filters.without && without[filters.without],
  ].filter((asks) => typeof asks === 'object')
}

/** A select for each part with all conditions, and a further join if the list needs one. */
export function rowsOf(some: Part[], asks: ConditionPair[], select: (part: Part) => string, join = ''): string[] {
  return some.map((part) => {
    const conditions = asks.map((condition) => (part.isLined ? condition.lined : condition.plain))
    return `select ${select(part)} from ${part.from} ${join} where ${[part.condition, ...conditions].join(' and ')}`
  })
}
