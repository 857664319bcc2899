import type { Language } from '@kasama/contract/language'
import type { Question } from '@kasama/contract/learning/quiz/quiz.api'
import { answerMark } from '@kasama/contract/learning/quiz/quiz.rules'
import type { LessonFile, SavedLesson } from '@kasama/contract/learning/saved/saved.api'
import { questionFor } from '#learning/quiz/show-question'
import { showVideo } from '#learning/video/show-video'
import { type Viewer, viewerOf } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { chooseFiles } from './choose-files'
import type { SizeOf } from './file-sizes'
import { versionOf } from './list-versions'
import { listContents, listQuestions } from './saved.queries'

/** A lesson, and the language of its voice. */
type SavedChoice = { id: number; language: Language }

/** A lesson with all that a phone needs to play it and to ask its questions without internet. */
export async function showSavedLesson(deps: Deps, sizeOf: SizeOf, worker: User, { id, language }: SavedChoice) {
  const viewer = viewerOf(worker, deps.now())
  // Read first: if the lesson changes meanwhile, the phone has an old version and fetches the new one.
  const [content] = await listContents(deps.db, worker.id, [id])
  if (!content) return fail('not_found')
  const video = await showVideo(deps, { id, viewer, isWorker: true })
  if (video.is_locked) return fail('locked')
  const questions = await questionsOf(deps, viewer, id)
  const chosen = chooseFiles(video, questions, language, worker.language)
  const files = await Promise.all(chosen.map((file) => withSize(sizeOf, file)))
  const saved: SavedLesson = {
    version: versionOf(content),
    video,
    questions,
    files: files.filter((file) => file !== null),
  }
  return saved
}

async function questionsOf(deps: Deps, viewer: Viewer, videoId: number): Promise<Question[]> {
  const rows = await listQuestions(deps.db, viewer.accountId, videoId)
  return Promise.all(
    rows.map(async (row) => ({
      ...questionFor(deps, row, { ...viewer, language: 'eng' }),
      ...(row.is_answered && { answers: row.answers }),
      marks: await Promise.all(row.answers.map((option) => answerMark(viewer.accountId, row.id, option))),
    })),
  )
}

/** A file that the store lacks is left out. `by=script` keeps it on this origin (platform/media). */
async function withSize(sizeOf: SizeOf, { kind, url }: Pick<LessonFile, 'kind' | 'url'>): Promise<LessonFile | null> {
  const [path = ''] = url.split('?')
  const bytes = await sizeOf(decodeURI(path).replace(/^\/(media\/)?/, ''))
  if (bytes === null || bytes === 0) return null
  return { kind, url: path.startsWith('/media/') ? `${url}&by=script` : url, bytes }
}
