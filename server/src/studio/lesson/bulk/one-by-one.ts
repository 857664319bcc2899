import type { RefusedLesson } from '@kasama/contract/studio/bulk.api'
import type { Deps } from '#platform/deps'
import { AppError, fileProblem } from '#platform/http/errors'
import { listTitles } from '../lesson.queries'

/** Runs work on each of several lessons; a refused one is returned with its reason, and does not stop the others. */
export async function oneByOne<L extends { id: number }, D>(
  { db }: Pick<Deps, 'db'>,
  lessons: L[],
  act: (lesson: L) => Promise<D>,
): Promise<{ done: D[]; refused: RefusedLesson[] }> {
  const done: D[] = []
  const problems: { id: number; problem: AppError }[] = []
  for (const lesson of lessons) {
    try {
      done.push(await act(lesson))
    } catch (error) {
      const problem = fileProblem(error) ?? error
      if (!(problem instanceof AppError)) throw error
      problems.push({ id: lesson.id, problem })
    }
  }
  const titles = await listTitles(
    db,
    problems.map(({ id }) => id),
  )
  const refused = problems.map(({ id, problem }) => ({
    id,
    title: titles.get(id) ?? '',
    code: problem.code,
    reason: problem.message,
  }))
  return { done, refused }
}
