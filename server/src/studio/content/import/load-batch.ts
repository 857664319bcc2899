import type { Text } from '@kasama/contract/language'
import type { Cue } from '@kasama/contract/text/web-vtt'
import type { Db } from '#platform/database/db'
import { type CuesOf, noCues } from '#studio/lesson/cues/stored-cues'
import { beginLines, renewLines } from '#studio/lesson/line/renew-lines'
import type { VideoRecord } from '#studio/lesson/store/video-record'
import { type Outcome, writeVideos } from '#studio/lesson/store/write-videos'
import { type ListRecord, mergeRow, searchable } from './merge-row'
import { lockPresent, type Present } from './present-lessons.queries'

/** A row of a list; `namesTopic` says whether it has a topic of its own. */
export type BatchRow = { record: ListRecord; namesTopic: boolean }

/** Writes rows of a list: new lessons, and what they change in those that exist. Returns the outcomes by slug. */
export async function loadBatch(
  tx: Db,
  cuesOf: CuesOf,
  { rows, topicNames }: { rows: BatchRow[]; topicNames: Map<number, Text> },
): Promise<Map<string, Outcome>> {
  const present = await lockPresent(
    tx,
    rows.map(({ record }) => record.slug),
  )
  const merged = rows.flatMap(({ record, namesTopic }) => {
    const before = present.get(record.slug)
    return (before ? mergeRow(record, before, namesTopic) : record) ?? []
  })
  const records = await Promise.all(
    merged.map(async (record) => {
      const topics = record.topicIds.flatMap((topic) => topicNames.get(topic) ?? [])
      return searchable(record, await subtitlesOf(record, cuesOf), topics)
    }),
  )
  const written = records.length > 0 ? await writeVideos(tx, records) : new Map<string, Outcome>()
  await writeLines(tx, cuesOf, [...written.values()])
  return new Map([...[...present].map(([slug, before]) => [slug, unchanged(before)] as const), ...written])
}

/** Lessons that exist keep the subtitles of the desk; new ones have none. */
async function writeLines(tx: Db, cuesOf: CuesOf, outcomes: Outcome[]): Promise<void> {
  await renewLines(tx, new Map(outcomes.filter(({ isChanged }) => isChanged).map(({ id }) => [id, cuesOf])))
  const hidden = outcomes.filter(({ isNew, isPublished }) => isNew && !isPublished)
  await beginLines(tx, new Map(hidden.map(({ id }) => [id, noCues])))
}

const unchanged = ({ lesson }: Present): Outcome => ({
  id: lesson.id,
  isNew: false,
  isChanged: false,
  isPublished: lesson.is_published,
})

/** The subtitles of a lesson: a list has none, and search and Genie keep those that the desk has written. */
async function subtitlesOf({ words }: ListRecord, cuesOf: CuesOf): Promise<VideoRecord['subtitles']> {
  const found = await Promise.all(
    words.map(async ({ language_code, subtitles }) => {
      const cues = (subtitles && (await cuesOf(subtitles))) || []
      return [language_code, cues.map((cue): Cue => ({ id: '', ...cue }))] as const
    }),
  )
  return Object.fromEntries(found.filter(([, cues]) => cues.length > 0))
}
