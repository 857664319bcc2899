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

const find = async (q: string, by = boss, query = {}) =>
  (await app.call('GET /feeds/employer_all', { query: { q, limit: 100, ...query } }, by.token)).data
const findSlugs = async (q: string) =>
  (await find(q)).items.map(({ video_id }) => slugs.get(video_id) ?? String(video_id))

describe.each(languages)('in %s', (language) => {
  test('there are 15 searches or more', () => {
    expect(searches[language].length).toBeGreaterThanOrEqual(15)
  })
  test.each(searches[language])('%s leads to %s', async (query, first) => {
    expect((await findSlugs(query))[0] ?? null).toBe(first)
  })
})
test('both databases give the same order', async () => {
  const lists = []
  for (const [query] of Object.values(searches).flat()) lists.push(`${query}: ${(await findSlugs(query)).join(' ')}`)
  await expect(`${lists.join('\n')}\n`).toMatchFileSnapshot('../../../../test/library/searches.order.txt')
})
test.each([
  ['ထမင္း', 'ထမင်း'],
  ['အ၀တ်', 'အဝတ်'],
])('%s, typed in Zawgyi or with a digit for a letter, finds what %s finds', async (typed, intended) => {
  const all = await findSlugs(intended)
  expect(all.length).toBeGreaterThan(0)
  expect(await findSlugs(typed)).toEqual(all)
})
test('a search is read to its end in pages, each video once', async () => {
  const all = await findSlugs('the')
  const slugsSeen: string[] = []
  let cursor: string | null = null
  do {
    const { items, next_cursor } = await find('the', boss, { limit: 5, ...(cursor && { cursor }) })
    slugsSeen.push(...items.map(({ video_id }) => slugs.get(video_id) ?? ''))
    cursor = next_cursor
  } while (cursor)
  expect(slugsSeen).toEqual(all)
})
test('a locked video is found by its subtitles and shows no more of them than title and description', async () => {
  const free = await employer(app)
  const { items } = await find('steaming', free)
  expect(items[0]).toMatchObject({ is_locked: true, title: 'Keep rice leftovers safe' })
  expect(JSON.stringify(items)).not.toContain('steaming')
})
test('renamed titles and removed videos change the hits', async () => {
  const { id } = await addVideo(app.deps.db, { title: 'Polish the zither' })
  expect(await findSlugs('zither')).toEqual([String(id)])
  await app.deps.db
    .updateTable('video_search')
    .set({ titles: 'tune the dulcimer' })
    .where('video_id', '=', id)
    .execute()
  expect(await findSlugs('dulcimer')).toEqual([String(id)])
  await app.deps.db.deleteFrom('videos').where('id', '=', id).execute()
  expect([await findSlugs('dulcimer'), await findSlugs('dulcimar')]).toEqual([[], []])
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
])('"%s" matches "%s"', (typed, intended) => {
  expect(intended).toMatch(new RegExp(wordPattern(typed)))
})
test.each([
  ['bcda', 'abcd'],
  ['ab', 'abcd'],
  ['axxd', 'abcd'],
  ['bcde', 'abcd'],
])('"%s" does not match "%s"', (typed, intended) => {
  expect(intended).not.toMatch(new RegExp(wordPattern(typed)))
})
test.each(['irce', 'rcie', 'riec', 'rixe', 'xice', 'ricxe', 'xrice'])('%s finds rice', async (typed) => {
  expect(await findSlugs(typed)).toContain('cooking-rice')
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
  const pattern = new RegExp(phrasePattern(typed))
  expect([pattern.test(`လွယ်ကူသော${phrase}များ`), pattern.test('ကလေးထိန်းနည်း')]).toEqual([true, false])
})

test('finds a text that is one long word', async () => {
  for (const text of ['x'.repeat(200), 'ထ'.repeat(200), 'စကား'.repeat(50)]) expect(await findSlugs(text)).toEqual([])
})
