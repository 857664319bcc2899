import { join } from 'node:path'
import { languages } from '@kasama/contract/language'
import { beforeAll, describe, expect, test } from 'vitest'
import { phrasePattern, wordPattern } from '#platform/search/search-terms'
import { loadPack } from '#studio/content/load/load-pack'
import { type TestApp, testApp } from '#test/app/test-app'
import { addVideo } from '#test/library/library'
import { nothingToStore } from '#test/library/nothing-to-store'
import { searches } from '#test/library/searches'
import { employer, type Person, subscriber } from '#test/people/people'

let app: TestApp
let boss: Person
const slugs = new Map<number, string>()
beforeAll(async () => {
  app = await testApp()
  boss = await subscriber(app)
  await loadPack({ ...app.deps, storage: nothingToStore }, join(import.meta.dirname, '../../../../../content'))
  const rows = await app.deps.db.selectFrom('videos').select(['id', 'slug']).execute()
  for (const { id, slug } of rows) slugs.set(id, slug)
})

const find = async (q: string, by = boss, more = {}) =>
  (await app.call('GET /feeds/employer_all', { query: { q, limit: 100, ...more } }, by.token)).data
const found = async (q: string) => (await find(q)).items.map(({ video_id }) => slugs.get(video_id) ?? String(video_id))

describe.each(languages)('in %s', (language) => {
  test('there are 15 searches or more', () => {
    expect(searches[language].length).toBeGreaterThanOrEqual(15)
  })
  test.each(searches[language])('%s leads to %s', async (query, first) => {
    expect((await found(query))[0] ?? null).toBe(first)
  })
})
test('both databases give the same order', async () => {
  const lists = []
  for (const [query] of Object.values(searches).flat()) lists.push(`${query}: ${(await found(query)).join(' ')}`)
  await expect(`${lists.join('\n')}\n`).toMatchFileSnapshot('../../../../test/library/searches.order.txt')
})
test.each([
  ['ထမင္း', 'ထမင်း'],
  ['အ၀တ်', 'အဝတ်'],
])('%s, typed in Zawgyi or with a digit for a letter, finds what %s finds', async (typed, meant) => {
  const all = await found(meant)
  expect(all.length).toBeGreaterThan(0)
  expect(await found(typed)).toEqual(all)
})
test('a search is read to its end in pages, each video once', async () => {
  const all = await found('the')
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const { items, next_cursor } = await find('the', boss, { limit: 5, ...(cursor && { cursor }) })
    seen.push(...items.map(({ video_id }) => slugs.get(video_id) ?? ''))
    cursor = next_cursor
  } while (cursor)
  expect(seen).toEqual(all)
})
test('a locked video is found by its subtitles and shows no more of them than title and description', async () => {
  const free = await employer(app)
  const { items } = await find('steaming', free)
  expect(items[0]).toMatchObject({ is_locked: true, title: 'Keep rice leftovers safe' })
  expect(JSON.stringify(items)).not.toContain('steaming')
})
test('a title that is renamed, and a video that is gone, are followed', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Polish the zither' })
  expect(await found('zither')).toEqual([String(id)])
  await app.deps.db
    .updateTable('video_search')
    .set({ titles: 'tune the dulcimer' })
    .where('video_id', '=', id)
    .execute()
  expect(await found('dulcimer')).toEqual([String(id)])
  await app.deps.db.deleteFrom('videos').where('id', '=', id).execute()
  expect([await found('dulcimer'), await found('dulcimar')]).toEqual([[], []])
})
test.each([
  ['abd', 'abcd'],
  ['abcde', 'abcd'],
  ['xbcd', 'abcd'],
  ['abxd', 'abcd'],
  ['bacd', 'abcd'],
  ['acbd', 'abcd'],
  ['abdc', 'abcd'],
  ['bcd', 'abcd'],
])('who types %s may mean %s', (typed, meant) => {
  expect(meant).toMatch(new RegExp(wordPattern(typed)))
})
test.each([
  ['bcda', 'abcd'],
  ['ab', 'abcd'],
  ['axxd', 'abcd'],
  ['bcde', 'abcd'],
])('who types %s does not mean %s', (typed, meant) => {
  expect(meant).not.toMatch(new RegExp(wordPattern(typed)))
})
test.each(['irce', 'rcie', 'riec', 'rixe', 'xice', 'ricxe', 'xrice'])('%s finds rice', async (typed) => {
  expect(await found(typed)).toContain('cooking-rice')
})
const phrase = 'ထမင်းချက်နည်း'
const mistyped = {
  'a sign of another kind': 'ထမင်းချတ်နည်း',
  'a sign too few': 'ထမင်းချက်နည်',
  'a sign too many': 'ထမင်းချက်နာည်း',
  'the first sign of another kind': 'တမင်းချက်နည်း',
  'two signs that changed places': 'ထမငး်ချက်နည်း',
}
test.each(Object.entries(mistyped))('a Burmese phrase with %s is found by what was meant', (_what, typed) => {
  const meant = new RegExp(phrasePattern(typed))
  expect([meant.test(`လွယ်ကူသော${phrase}များ`), meant.test('ကလေးထိန်းနည်း')]).toEqual([true, false])
})

test('a text that is one long word is looked for like any other', async () => {
  for (const text of ['x'.repeat(200), 'ထ'.repeat(200), 'စကား'.repeat(50)]) expect(await found(text)).toEqual([])
})
