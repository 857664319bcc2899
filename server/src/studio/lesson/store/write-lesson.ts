import { meaningChange } from '@kasama/contract/studio/lesson/lesson.rules'
import { writeQuizPassages } from '#genie/passages/write-passages'
import type { Db } from '#platform/database/db'
import { topicsAmong } from './lesson-rows.queries'
import { type Match, replaceQuiz } from './replace-quiz'
import { type NewQuestion, searchOf, type VideoRecord } from './video-record'
import { writeVideos } from './write-videos'

/**
 * The edited questions, each with the id of the stored one that it continues; null for a new one. Stored questions that
 * are not named are deleted.
 */
export type EditedQuiz = { question: NewQuestion; keptId: number | null }[]

/** Writes an edited lesson in the transaction that publishes it; topics that no longer exist are left out. */
export async function writeLesson(
  tx: Db,
  videoId: number,
  edited: { record: Omit<VideoRecord, 'search'>; quiz: EditedQuiz },
): Promise<void> {
  const { record, quiz } = edited
  const topics = await topicsAmong(tx, record.topicIds)
  const search = searchOf(
    record,
    topics.map(({ name }) => name),
  )
  await writeVideos(tx, [{ ...record, topicIds: topics.map(({ id }) => id), search }])
  await replaceQuiz(
    tx,
    videoId,
    quiz.map(({ question }) => question),
    (stored) => keptIn(stored, quiz),
  )
  await writeQuizPassages(tx, [videoId])
}

/** A stored question with other options or right answers is not continued: its answers belong to what was asked. */
function keptIn(stored: (NewQuestion & { id: number; position: number })[], quiz: EditedQuiz): Match {
  const places = new Map(quiz.map(({ keptId }, position) => [keptId, position]))
  const placed = stored.map((before) => {
    const place = places.get(before.id)
    const now = place === undefined ? undefined : quiz[place]?.question
    return { ...before, place: now && meaningChange(before, now) !== 'other' ? place : undefined }
  })
  return {
    moves: placed.flatMap(({ id, position, place }) =>
      place === undefined || place === position ? [] : [{ id, position: place }],
    ),
    dropped: placed.filter(({ place }) => place === undefined).map(({ id }) => id),
  }
}
