import { type Language, languages } from '@kasama/contract/language'
import { type Cue, readCues } from '@kasama/contract/text/web-vtt'
import type { Deps } from '#platform/deps'
import type { Job } from '#platform/jobs/jobs'
import { readText } from '#platform/media/read-text'
import { findLessonTexts, listUnindexed, lockFaq, lockLessons } from './passages.queries'
import { type IndexedLesson, writeFaqPassages, writeLessonPassages, writeQuizPassages } from './write-passages'

/** Shorter than a job's lease; another job does the rest. */
const maxMs = 60_000

export const fillPassagesJob = 'fill-passages'

/**
 * Indexes the lessons that Genie does not know yet, or knows by older rules, as after an update. Queued at each start;
 * it works in batches and may stop after any of them.
 */
export const fillPassagesJobOf = (deps: Pick<Deps, 'db' | 'jobs' | 'storage'>): Job<object> => ({
  name: fillPassagesJob,
  async run() {
    const deadline = Date.now() + maxMs
    while (await fillBatch(deps))
      if (Date.now() > deadline) return void (await deps.jobs.enqueue(deps.db, fillPassagesJob, {}))
    await deps.db.transaction().execute(async (tx) => {
      // A change of the FAQ in progress writes its own passages.
      await lockFaq(tx)
      await writeFaqPassages(tx)
    })
  },
})

/** Returns whether there was anything to do. */
async function fillBatch({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<boolean> {
  const ids = await listUnindexed(db)
  if (ids.length === 0) return false
  const lessons = await readLessons({ db, storage }, ids)
  await db.transaction().execute(async (tx) => {
    // A lesson published meanwhile is already indexed by its new words.
    await lockLessons(tx, ids)
    const missingIds = new Set(await listUnindexed(tx))
    const missingLessons = lessons.filter(({ videoId }) => missingIds.has(videoId))
    await writeLessonPassages(tx, missingLessons)
    await writeQuizPassages(
      tx,
      missingLessons.map(({ videoId }) => videoId),
    )
  })
  return true
}

async function readLessons({ db, storage }: Pick<Deps, 'db' | 'storage'>, ids: number[]): Promise<IndexedLesson[]> {
  const languageRows = await findLessonTexts(db, ids)
  const lessons: IndexedLesson[] = []
  for (const videoId of ids) {
    const lessonRows = languageRows.filter(({ video_id }) => video_id === videoId)
    const subtitles: Partial<Record<Language, Cue[]>> = {}
    for (const language of languages) {
      const key = lessonRows.find(({ language_code }) => language_code === language)?.subtitles
      if (key) subtitles[language] = readCues(await readText(storage, key))
    }
    lessons.push({ videoId, words: lessonRows, subtitles })
  }
  return lessons
}
