import { expect, test } from 'vitest'
import { monthCsv } from './month-csv'

test('exports a month as CSV with a line for each item', () => {
  const text = monthCsv({
    month: '2026-03',
    worker: { fullname: '=Maria', username: 'maria88' },
    days: [{ day: '2026-03-01', minutes: 12 }],
    answers: 4,
    percent: 75,
    has_credit: false,
    weeks: [{ week: '2026-02-23', percent: 75 }],
    progress: { credits: 2, weeks: [{ week: '2026-05-04', percent: 100 }] },
    videos: [{ video_id: 1, title: 'Wet floors, stairs', day: '2026-03-01', questions: 2, correct: 1 }],
    topics: [{ topic_id: 20, name: 'Safety', completed: 1 }],
    skills_earned: [{ name: 'Home safety', day: '2026-03-01' }],
    vouchers: [
      { state: 'returned', day: '2026-03-20' },
      { state: 'posted', day: '2026-03-04' },
    ],
    hard: [{ video_id: 1, title: 'Wet floors', questions: [{ question: 'What first?', wrong: 2 }] }],
    next: [{ video_id: 2, title: '@home', thumbnail_url: null, seconds: 100, is_listed: true }],
  } as never)
  const lines = text.slice(1).split('\r\n')
  expect(text[0]).toBe('\uFEFF')
  expect(lines).toContain("Worker,,'=Maria,,")
  expect(lines).toContain('Minutes a day,2026-03-01,,12,')
  expect(lines).toContain('Lesson completed,2026-03-01,"Wet floors, stairs",,1 of 2 right at once')
  expect(lines.filter((line) => line.startsWith('Correct Answers by week,'))).toEqual([
    'Correct Answers by week,2026-02-23,,75%,',
  ])
  expect(lines).toContain('Voucher posted,2026-03-04,,,')
  expect(lines).toContain('Voucher came back,2026-03-20,,,')
  expect(lines).toContain('Hard question,,What first?,2,Wet floors')
  expect(lines).toContain("Next lesson,,'@home,,Must Watch")
})
