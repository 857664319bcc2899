import { creditProgress } from '@kasama/contract/learning/rewards/rewards.rules'
import { expect, test } from 'vitest'
import { lastMonthLines, thisMonthLines } from './month-lines'

const month = (answers: number, right: number, videos: number) => ({
  month: '2026-02',
  ...creditProgress({ answers, right, videos }),
})

test('describes a past month with an answer or a video, and why it brought no credit', () => {
  expect(lastMonthLines(month(0, 0, 0))).toEqual([])
  expect(lastMonthLines(month(0, 0, 2))).toEqual(['nothingAnswered', 'counted', 'notThatMonth'])
  expect(lastMonthLines(month(10, 10, 0))).toEqual(['percent', 'counted', 'notThatMonth'])
  expect(lastMonthLines(month(10, 10, 1))).toEqual(['percent', 'counted', 'oneCredit'])
})

test('the present month lists the missing conditions of its credit', () => {
  expect(thisMonthLines(month(0, 0, 0))).toEqual(['noAnswers', 'counted', 'needsAnswers'])
  expect(thisMonthLines(month(10, 2, 0))).toEqual(['percent', 'counted', 'needsRight', 'needsVideo'])
  expect(thisMonthLines(month(10, 2, 1))).toEqual(['percent', 'counted', 'needsRight'])
  expect(thisMonthLines(month(10, 10, 1))).toEqual(['percent', 'counted', 'onTheWay'])
})
