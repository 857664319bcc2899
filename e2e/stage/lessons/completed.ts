import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { call, idOf } from './at-lesson'
import { lesson } from './lesson'
import { markAsWatched } from './near-the-end'

type Facts = { quiz: { answers: number[] }[] }

type Options = {
  /** Time of a server with its own clock. */
  now?: Date
  /** Number of questions whose first answer is wrong. */
  mistakes?: number
  /** The questions whose first answer is wrong, in place of `mistakes`. */
  mistaken?: boolean[]
}

/** Completes a lesson for the logged-in worker: watches it and answers its questions; returns its id. */
export async function complete(
  page: Page,
  slug: string,
  { now, mistakes = 0, mistaken }: Options = {},
): Promise<number> {
  const id = await idOf(page, lesson(slug, 'eng').title)
  await markAsWatched(page, id, 0, now)
  const { question_ids } = await call<{ question_ids: number[] }>(page, `/videos/${id}`)
  const facts = JSON.parse(readFileSync(new URL(`../../../content/videos/${slug}/video.json`, import.meta.url), 'utf8'))
  for (const [index, { answers }] of (facts as Facts).quiz.entries()) {
    const answer = (options: number[]) => call(page, `/questions/${question_ids[index]}/answers`, { answers: options })
    if (mistaken?.[index] ?? index < mistakes) await answer([answers.includes(1) ? 2 : 1])
    await answer(answers)
  }
  await call(page, `/videos/${id}/watched`, {})
  return id
}
