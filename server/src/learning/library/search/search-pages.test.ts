import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo } from '#test/library/library'
import { employer, type Person } from '#test/people/people'

let app: TestApp
let boss: Person
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  boss = await employer(app)
  const endings = ['', 'er', 'ing', 'ed']
  for (let n = 0; n < 40; n++) {
    const { id } = await addVideo(app.deps.db, {
      title: `${n % 3 ? 'Scrub' : `Clean${endings[n % 4]}`} the tub zebra${n}`,
      created_at: new Date(Date.UTC(2026, 0, 1 + (n % 7))),
    })
    const words = { words: n % 2 ? 'cleaning with sparkle' : `clean twice sparkle` }
    await app.deps.db.updateTable('video_search').set(words).where('video_id', '=', id).execute()
  }
})

async function search(q: string, limit: number, cursor: string | null = null) {
  const query = { q, limit: String(limit), ...(cursor && { cursor }) }
  return (await app.call('GET /feeds/employer_all', { query: query as object }, boss.token)).data
}

test.each([
  ['a whole word', 'clean'],
  ['a beginning of some words', 'cle'],
  ['a beginning of many words', 'zeb'],
  ['a typing mistake', 'claening'],
  ['a word of every video', 'sparkle'],
  ['two words', 'clean zebra'],
])('%s is found in the same order in pages and at once', async (_what, q) => {
  const allIds = (await search(q, 100)).items.map(({ video_id }) => video_id)
  expect(allIds.length).toBeGreaterThan(5)
  const paged: number[] = []
  let cursor: string | null = null
  do {
    const page = await search(q, 4, cursor)
    paged.push(...page.items.map(({ video_id }) => video_id))
    cursor = page.next_cursor
  } while (cursor)
  expect(paged).toEqual(allIds)
})
