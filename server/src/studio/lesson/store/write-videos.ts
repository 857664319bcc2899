import { writeLessonPassages } from '#genie/passages/write-passages'
import type { Db } from '#platform/database/db'
import { writeRows } from '#platform/sql/write-rows'
import { dropLanguages, dropTopics, type Outcome, writeHeads } from './lesson-rows.queries'
import type { VideoRecord } from './video-record'

export type { Outcome }

/** Writes videos with their words, topics, search rows and passages for Genie, in a fixed number of statements. */
export async function writeVideos(tx: Db, records: VideoRecord[]): Promise<Map<string, Outcome>> {
  const outcomes = await writeHeads(tx, records)
  const byId = new Map([...outcomes.values()].map((outcome) => [outcome.id, outcome]))
  const withId = records.map((record) => ({ ...record, video_id: outcomes.get(record.slug)?.id ?? 0 }))
  const note = (videoId: unknown) => {
    const outcome = byId.get(Number(videoId))
    if (outcome) outcome.isChanged = true
  }
  const languages = withId.flatMap(({ video_id, words }) => words.map((row) => ({ video_id, ...row })))
  const topics = withId.flatMap(({ video_id, topicIds }) => topicIds.map((topic_id) => ({ video_id, topic_id })))
  // Search rows and passages exist only for published lessons; a withdrawn one stays withdrawn.
  const published = withId.filter(({ slug }) => outcomes.get(slug)?.isPublished)
  const search = published.map(({ video_id, search: row }) => ({ video_id, ...row }))
  for (const id of await dropLanguages(tx, [...byId.keys()], languages)) note(id)
  for (const id of await dropTopics(tx, [...byId.keys()], topics)) note(id)
  const written = [
    ...(await writeRows(tx, { table: 'video_languages', keys: ['video_id', 'language_code'], rows: languages })),
    ...(await writeRows(tx, { table: 'video_topics', keys: ['video_id', 'topic_id'], rows: topics })),
    ...(await writeRows(tx, { table: 'video_search', keys: ['video_id'], rows: search })),
  ]
  for (const { keys } of written) note(keys.video_id)
  await writeLessonPassages(
    tx,
    published.map(({ video_id, words, subtitles }) => ({ videoId: video_id, words, subtitles })),
  )
  return outcomes
}
