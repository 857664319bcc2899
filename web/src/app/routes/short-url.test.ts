import { readdirSync, readFileSync } from 'node:fs'
import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { expect, test } from 'vitest'

const at = (path: string) => new URL(path, import.meta.url)
const sourceOf = (path: string) => readFileSync(at(path), 'utf8')
const firsts = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word)

const folder = '../../../../server/src/'
/** Sources of the server that may register an address outside of the API. */
const sources = readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => sourceOf(folder + name))

/** The first path segment of every address: of the app, of static pages and files, and of the server. */
const words = [
  ...firsts(sourceOf('./routes.tsx'), /path: '\/([^/:'?]+)/g),
  ...readdirSync(at('../../../public')),
  ...readdirSync(at('../../../static-pages')).map((name) => name.replace(/\.\w+$/, '')),
  ...firsts(sourceOf('../../../../server/src/platform/pages/web.ts'), /hasOwnAnswer = .*\(([\w|]+)/g).flatMap((list) =>
    list.split('|'),
  ),
  ...sources.flatMap((text) => firsts(text, /\b(?:app|server)\.(?:get|route)\('\/(\w[\w-]*)(?=['/])/g)),
]

test('no organisation can have its login where something else is', () => {
  expect(words.length).toBeGreaterThan(40)
  expect(new Set(words).has('hello')).toBe(true)
  const parts = ['in-short', 'layout', 'pages', 'static.texts']
  expect(words.filter((word) => isShortUrlAllowed(word) && !parts.includes(word))).toEqual([])
  expect(['sample-homes', 'example-agency'].filter((word) => !isShortUrlAllowed(word))).toEqual([])
})
