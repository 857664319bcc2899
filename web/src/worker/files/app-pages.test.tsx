import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('RELEASE', { name: 'pages', entry: '/assets/start-pages.js' }))
const { release } = await import('../release.ts')
const { keepMissingPages, keepPages, removePages } = await import('./app-pages.ts')

const shells = ['/chat', '/library', '/video/0']
const asked: string[] = []
let entry = ''

const stored = async () => {
  const keys = await (await caches.open('pages-pages')).keys()
  return keys.map(({ url }) => new URL(url).pathname).toSorted()
}

beforeEach(() => {
  Object.assign(release, { name: 'pages', entry: '/assets/start-pages.js' })
  ;[entry, asked.length] = ['/assets/start-pages.js', 0]
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(`<script src="${entry}"></script>`)
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await removePages()
})

test('first pages that went with the browser’s storage come back with the next page, others are not asked for', async () => {
  await keepPages()
  await removePages()
  await keepMissingPages()
  expect(await stored()).toEqual(shells)
  await (await caches.open('pages-pages')).delete('/video/0')
  asked.length = 0
  await keepMissingPages()
  expect(asked).toEqual(['/video/0'])
  expect(await stored()).toEqual(shells)
})

test('a page of another release is not kept', async () => {
  entry = '/assets/start-later.js'
  await keepMissingPages()
  expect(await stored()).toEqual([])
})
