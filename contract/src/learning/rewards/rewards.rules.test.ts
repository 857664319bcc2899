import { expect, test } from 'vitest'
import { earnsCredit, percentCorrect } from '../progress/progress.rules'
import { creditProgress, daysInARow } from './rewards.rules'

test('lists the conditions of a credit that a month lacks', () => {
  const missingOf = (answers: number, right: number, videos: number) =>
    creditProgress({ answers, right, videos }).missing
  expect(missingOf(0, 0, 0)).toEqual(['answers', 'video'])
  expect(missingOf(0, 0, 1)).toEqual(['answers'])
  expect(missingOf(10, 7, 1)).toEqual(['percent'])
  expect(missingOf(10, 8, 0)).toEqual(['video'])
  expect(missingOf(10, 8, 1)).toEqual([])
})
test('a month lacks nothing exactly if it earns its credit, and right_needed is the smallest sufficient number', () => {
  for (let answers = 0; answers <= 100; answers++) {
    for (let right = 0; right <= answers; right++) {
      const progress = creditProgress({ answers, right, videos: 1 })
      const scores = Array.from({ length: answers }, (_, n) => (n < right ? 1 : 0))
      const percent = percentCorrect(scores)
      expect(progress.percent).toBe(percent)
      expect(progress.missing.length === 0).toBe(earnsCredit({ percent, answers, videosWatched: 1 }))
      const after = (more: number) =>
        creditProgress({ answers: answers + more, right: right + more, videos: 1 }).missing
      expect(after(progress.right_needed)).toEqual([])
      if (progress.right_needed > 0) expect(after(progress.right_needed - 1)).not.toEqual([])
    }
  }
})
test('one free day does not end a row of days, nor does today', () => {
  const row = (...days: number[]) =>
    daysInARow(
      days.map((day) => `2026-03-${String(day).padStart(2, '0')}`),
      '2026-03-10',
    )
  expect(row()).toBe(0)
  expect(row(10)).toBe(1)
  expect(row(9)).toBe(1)
  expect(row(8)).toBe(1)
  expect(row(7)).toBe(0)
  expect(row(10, 9, 7, 6, 4, 3)).toBe(6)
  expect(row(10, 9, 6, 5)).toBe(2)
  expect(row(9, 9, 11)).toBe(1)
  expect(daysInARow(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-02')).toBe(3)
})
