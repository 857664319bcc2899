import { expect, test } from 'vitest'
import { earnsCredit, percentCorrect } from './progress.rules'
import { daysInARow, standingOf } from './rewards.rules'

test('lists the conditions of a credit that a month lacks', () => {
  const of = (answers: number, right: number, videos: number) => standingOf({ answers, right, videos }).missing
  expect(of(0, 0, 0)).toEqual(['answers', 'video'])
  expect(of(0, 0, 1)).toEqual(['answers'])
  expect(of(10, 7, 1)).toEqual(['percent'])
  expect(of(10, 8, 0)).toEqual(['video'])
  expect(of(10, 8, 1)).toEqual([])
})
test('a month lacks nothing exactly if it earns its credit, and right_needed is the smallest sufficient number', () => {
  for (let answers = 0; answers <= 100; answers++) {
    for (let right = 0; right <= answers; right++) {
      const standing = standingOf({ answers, right, videos: 1 })
      const scores = Array.from({ length: answers }, (_, n) => (n < right ? 1 : 0))
      const percent = percentCorrect(scores)
      expect(standing.percent).toBe(percent)
      expect(standing.missing.length === 0).toBe(earnsCredit({ percent, answers, videosWatched: 1 }))
      const after = (more: number) => standingOf({ answers: answers + more, right: right + more, videos: 1 }).missing
      expect(after(standing.right_needed)).toEqual([])
      if (standing.right_needed > 0) expect(after(standing.right_needed - 1)).not.toEqual([])
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
