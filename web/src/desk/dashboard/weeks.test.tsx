import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import type { Measure } from './measures'
import { ByLanguage } from './weeks'

const week = { week: '2026-03-09', workers: 8, seconds: 7200, lessons: 9, answers: 20, right_first: 10 }
const learning = {
  today_by_language: [
    { language_code: 'mya' as const, workers: 3, seconds: 1500, lessons: 4, answers: 4, right_first: 3 },
    { language_code: 'eng' as const, workers: 1, seconds: 60, lessons: 0, answers: 0, right_first: 0 },
  ],
  weeks: [{ ...week, language_code: 'mya' as const }],
}

const lines: [Measure, string[]][] = [
  ['workers', ['3 today', '1 today', '0 today']],
  ['minutes', ['25 today', '1 today', '0 today']],
  ['lessons', ['4 today', '0 today', '0 today']],
  ['right', ['75% today', 'No answers today', 'No answers today']],
]
test('each language shows today’s value of the measure of its weeks', async () => {
  for (const [measure, [burmese = '', english = '', filipino = '']] of lines) {
    const piece = await show(<ByLanguage learning={learning} measure={measure} />)
    for (const [name, words] of Object.entries({ Burmese: burmese, English: english, Filipino: filipino }))
      await expect.element(piece.getByRole('listitem').filter({ hasText: name })).toHaveTextContent(words)
    await piece.unmount()
  }
})
