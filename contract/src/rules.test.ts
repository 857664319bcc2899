import { expect, test, vi } from 'vitest'
import { parseId, parseIdList } from './id'
import { earnsCredit, percentCorrect, stars } from './learning/progress/progress.rules'
import { isWatchedToEnd, provenFurthest, shortTitle, titleLimit } from './learning/video/video.rules'
import {
  discountedCents,
  isCurrent,
  isPlanIdMissing,
  isRunning,
  isSuspended,
  parsePlanId,
  periodEnd,
  statusAt,
} from './money/billing.rules'
import { registerProblems, sessionDecision, showsPasswordHint } from './people/auth/auth.rules'
import { isUserId } from './people/worker.rules'

test('a late answer counts half, and stars begin a new one at 0, 20, 40, 60 and 80 per cent', () => {
  expect(percentCorrect([])).toBe(0)
  expect(percentCorrect([1, 0])).toBe(75)
  expect([0, 1, 20, 21, 40, 41, 60, 61, 80, 81, 100].map(stars)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5])
})
test('a credit needs 90 per cent, an answer and a watched video', () => {
  expect(earnsCredit({ percent: 90, answers: 1, videosWatched: 1 })).toBe(true)
  expect(earnsCredit({ percent: 89, answers: 9, videosWatched: 3 })).toBe(false)
  expect(earnsCredit({ percent: 100, answers: 0, videosWatched: 1 })).toBe(false)
  expect(earnsCredit({ percent: 100, answers: 3, videosWatched: 0 })).toBe(false)
})
test('the end is within 5 per cent or 5 seconds', () => {
  expect(isWatchedToEnd(0.95, 600)).toBe(true)
  expect(isWatchedToEnd(0.94, 600)).toBe(false)
  expect(isWatchedToEnd(0.9, 50)).toBe(true)
  expect(isWatchedToEnd(0.89, 50)).toBe(false)
})
test('the furthest second grows with real time only, and never falls', () => {
  const report = { position: 90, duration: 100, freeSeconds: 10 }
  expect(provenFurthest(0, report)).toBeCloseTo(0.2)
  expect(provenFurthest(0, { ...report, position: 5 })).toBeCloseTo(0.05)
  expect(provenFurthest(0.6, report)).toBeCloseTo(0.8)
  expect(provenFurthest(0.93, report)).toBeCloseTo(0.93)
  expect(provenFurthest(0.3, { ...report, freeSeconds: -5 })).toBeCloseTo(0.3)
  expect(provenFurthest(0.9, { ...report, position: 96 })).toBe(1)
})
test('titles are cut at the last space before the limit, on whole letters', () => {
  expect([titleLimit(), titleLimit(false), titleLimit(true)]).toEqual([53, 57, 59])
  expect(shortTitle('Read the label', 14)).toBe('Read the label')
  expect(shortTitle('Read the label before', 14)).toBe('Read the...')
  expect(shortTitle('Supercalifragilistic', 10)).toBe('Superca...')
  expect(shortTitle('ကြည့်ကြည့်ကြည့်ကြည့်', 5).startsWith('ကြည့်')).toBe(true)
})
test('Firefox before 125, which has no segmenter, cuts titles on whole letters, too', async () => {
  vi.stubGlobal('Intl', Object.create(Intl, { Segmenter: { value: undefined } }))
  vi.resetModules()
  const { shortTitle } = await import('./learning/video/video.rules')
  expect(shortTitle('Read the label before', 14)).toBe('Read the...')
  expect(shortTitle('ကြည့်ကြည့်ကြည့်ကြည့်', 5).startsWith('ကြည့်')).toBe(true)
  vi.unstubAllGlobals()
})
test('reports the problems of a registration form in the order of the specification', () => {
  const form = { email: 'a@b.example', password: 'longenough', confirm: 'longenough' }
  expect(registerProblems(form)).toEqual([])
  expect(registerProblems({ ...form, email: ' ' })).toEqual(['email_missing'])
  expect(registerProblems({ ...form, password: '' })).toEqual(['password_missing'])
  expect(registerProblems({ ...form, password: 'seven77' })).toEqual(['password_too_short'])
  expect(registerProblems({ ...form, confirm: '' })).toEqual(['confirm_missing'])
  expect(registerProblems({ ...form, confirm: 'other' })).toEqual(['mismatch'])
  const all = ['email_missing', 'password_missing', 'confirm_missing']
  expect(registerProblems({ email: '', password: '', confirm: '' })).toEqual(all)
  expect(['', 'a', '1234567', '12345678'].map(showsPasswordHint)).toEqual([false, true, true, false])
})
test('an empty session key registers, an equal one continues, another one asks', () => {
  expect(sessionDecision('', 'k')).toBe('register')
  expect(sessionDecision('k', 'k')).toBe('continue')
  expect(sessionDecision('x', null)).toBe('ask')
})
test('applies discounts in per cent or cents', () => {
  expect(discountedCents(1990, { percent_off: 10, amount_off: null })).toBe(1791)
  expect(discountedCents(1990, { percent_off: null, amount_off: 500 })).toBe(1490)
  expect(discountedCents(1990, { percent_off: 25, amount_off: null })).toBe(1492)
  expect(discountedCents(300, { percent_off: null, amount_off: 500 })).toBe(0)
})
test('a period ends on the same day, or on the last one', () => {
  expect(periodEnd(new Date('2026-01-31T05:00:00Z'), 'monthly').toISOString()).toBe('2026-02-28T05:00:00.000Z')
  expect(periodEnd(new Date('2024-02-29T00:00:00Z'), 'yearly').toISOString()).toBe('2025-02-28T00:00:00.000Z')
  expect(periodEnd(new Date('2026-12-15T00:00:00Z'), 'monthly').toISOString()).toBe('2027-01-15T00:00:00.000Z')
})
test('a canceled subscription gives access until its end', () => {
  const end = { status: 'canceled', current_period_end: new Date('2026-02-01T00:00:00Z') }
  expect(isCurrent(end, new Date('2026-01-31T23:59:59Z'))).toBe(true)
  expect(isCurrent(end, new Date('2026-02-01T00:00:00Z'))).toBe(false)
  expect(isCurrent({ ...end, status: 'expired' }, new Date('2026-01-01T00:00:00Z'))).toBe(false)
})
test('a dispute suspends a period until its end, and the plan still counts as running', () => {
  const disputed = { status: 'expired', problem: 'disputed', current_period_end: new Date('2026-02-01T00:00:00Z') }
  const [within, behind] = [new Date('2026-01-31T23:59:59Z'), new Date('2026-02-01T00:00:00Z')]
  expect([isCurrent, isSuspended, isRunning].map((is) => is(disputed, within))).toEqual([false, true, true])
  expect([isSuspended, isRunning].map((is) => is(disputed, behind))).toEqual([false, false])
  expect(isRunning({ ...disputed, problem: null }, within)).toBe(false)
})
test('recognizes missing plan ids', () => {
  expect([undefined, null, '', 'undefined', 'null'].every(isPlanIdMissing)).toBe(true)
  expect(isPlanIdMissing('10')).toBe(false)
})
test('validates User IDs and parses id lists', () => {
  expect(['maria88', 'a.b@mail.example'].every(isUserId)).toBe(true)
  expect(['short', 'has space', 'under_score', '', 'a@b', 'a\u200B@mail.example'].some(isUserId)).toBe(false)
  expect(parseIdList('13,7,13')).toEqual([13, 7])
  expect(parseIdList('')).toEqual([])
  for (const odd of ['7,x', '13, 7', '1e1', '0x0d', '13.0', '7,', '0']) expect(parseIdList(odd)).toBeNull()
})
test('parses an id only in its shortest decimal form', () => {
  expect(['1', '10', '2147483647'].map(parseId)).toEqual([1, 10, 2_147_483_647])
  const odd = ['', '0', '010', '-1', '+10', '10 ', ' 10', '1e1', '0xa', '13.0', '2147483648', '99999999999', '၁', '1\n']
  expect(odd.map(parseId)).toEqual(odd.map(() => null))
})
test('parses only the ids of existing plans; the free one is 0', () => {
  expect(['0', '10', 11].map(parsePlanId)).toEqual([0, 10, 11])
  const odd = ['10 ', '1e1', '0xa', '+10', '010', '10.0', '00', '7', '99', 'constructor', 99]
  expect(odd.map(parsePlanId)).toEqual(odd.map(() => null))
})
test('an active or canceled subscription is expired after its period', () => {
  const [now, before, after] = [new Date(2000), new Date(1000), new Date(3000)]
  expect(statusAt({ status: 'active', current_period_end: before }, now)).toBe('expired')
  expect(statusAt({ status: 'canceled', current_period_end: before }, now)).toBe('expired')
  expect(statusAt({ status: 'canceled', current_period_end: after }, now)).toBe('canceled')
  expect(statusAt({ status: 'free', current_period_end: null }, now)).toBe('free')
})
