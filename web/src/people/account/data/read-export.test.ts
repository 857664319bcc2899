import { expect, test } from 'vitest'
import { readExport } from './read-export'

test('reads the export part by part, without empty ones', () => {
  const json = JSON.stringify({
    account: { id: 7, role: 'W', username: 'maria88', img_url: null, progress_mails: false },
    topics: ['Safety', 'Money'],
    sessions: [{ created_at: '2025-03-14T01:00:00Z', ended_at: null }],
    credits: null,
    messages: [],
  })
  expect(readExport(json)).toEqual([
    {
      name: 'account',
      entries: [
        [
          ['username', 'maria88'],
          ['progress_mails', false],
        ],
      ],
    },
    { name: 'topics', entries: [[['', 'Safety']], [['', 'Money']]] },
    { name: 'sessions', entries: [[['created_at', '2025-03-14T01:00:00Z']]] },
  ])
})
