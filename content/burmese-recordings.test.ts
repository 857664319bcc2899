import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const videos = new URL('videos/', import.meta.url)
type Words = { quiz?: { options: string[] }[] }

/** Names of the recordings that the questions of a lesson need. */
function recordingsOf(folder: string): string[] {
  const file = new URL(`${folder}/mya.json`, videos)
  if (!existsSync(file)) return []
  const { quiz = [] } = JSON.parse(readFileSync(file, 'utf8')) as Words
  return quiz.flatMap(({ options }, at) => {
    const question = `${folder}/mya.question-${at + 1}`
    return [question, ...options.map((_, option) => `${question}-option-${option + 1}`)]
  })
}

test('each Burmese question and option of the library has a recording, for browsers have no voice for them', () => {
  const needed = readdirSync(videos).flatMap(recordingsOf)
  expect(needed.length).toBeGreaterThan(100)
  expect(needed.filter((name) => !existsSync(new URL(`${name}.m4a`, videos)))).toEqual([])
})
