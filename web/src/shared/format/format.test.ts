import { expect, test } from 'vitest'
import { monthName, monthWithoutYear, plainSingaporeDate, shortDateAndTime, singaporeDate, utcDate } from './date'
import { duration, fullDuration } from './duration'
import { money, moneyWithCents } from './money'

test('cards say mm:ss, and hh:mm:ss from an hour on; the video page always HH:MM:SS', () => {
  expect([0, 59.9, 348, 3600, 36_061].map(duration)).toEqual(['00:00', '00:59', '05:48', '01:00:00', '10:01:01'])
  expect([348, 3911].map(fullDuration)).toEqual(['00:05:48', '01:05:11'])
})

test('formats a date with a two-digit day and the month name of each language', () => {
  const moment = '2025-03-04T10:00:00.000Z'
  expect(singaporeDate(moment, 'eng')).toBe('04 March 2025')
  expect(plainSingaporeDate(moment, 'eng')).toBe('4 March 2025')
  expect(singaporeDate(moment, 'phi')).toBe('04 Marso 2025')
  expect(singaporeDate(moment, 'ind')).toBe('04 Maret 2025')
  expect(singaporeDate(moment, 'mya')).toBe('04 မတ် 2025')
})

test("a video's date is Singapore's, a subscription's is UTC's", () => {
  const lateEvening = '2025-12-31T16:00:00.000Z'
  expect(singaporeDate(lateEvening, 'eng')).toBe('01 January 2026')
  expect(shortDateAndTime(lateEvening)).toBe('1 Jan, 00:00')
  expect(utcDate(lateEvening)).toBe('31 December 2025')
  expect(utcDate('2027-08-06T00:00:00.000Z')).toBe('6 August 2027')
  expect(utcDate('no date')).toBe('')
})

test('formats a month with its name', () => {
  expect(monthName('2026-11-01', 'ind')).toBe('November 2026')
  expect(monthName('2025-03-01', 'mya')).toBe('မတ် 2025')
  expect(monthWithoutYear('2025-03-01', 'mya')).toBe('မတ်')
})

test("money has Singapore's form", () => {
  expect([1990, 14_900, 123_456].map(money)).toEqual(['$19.90', '$149', '$1,234.56'])
  expect([14_900, 5, 0].map(moneyWithCents)).toEqual(['$149.00', '$0.05', '$0.00'])
  const byTheBrowser = new Intl.NumberFormat('en-SG', { style: 'currency', currency: 'SGD' })
  for (const cents of [1, 99, 100, 99_999, 100_000, 123_456_789, -1, -250, -100_000])
    expect(moneyWithCents(cents)).toBe(byTheBrowser.format(cents / 100))
})
