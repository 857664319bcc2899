import { readdirSync, readFileSync } from 'node:fs'
import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'
import { expect, test } from 'vitest'

const fileUrl = (path: string) => new URL(path, import.meta.url)
const sourceOf = (path: string) => readFileSync(fileUrl(path), 'utf8')
const firstGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, word = '']) => word)

const folder = '../../../../server/src/'
/** Sources of the server that may register a path outside of the API. */
const sources = readdirSync(fileUrl(folder), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => sourceOf(folder + name))

/** The first segment of every path: of the app, of static pages and files, and of the server. */
const firstSegments = [
  ...firstGroups(sourceOf('./routes.tsx'), /path: '\/([^/:'?]+)/g),
  ...readdirSync(fileUrl('../../../public')),
  ...readdirSync(fileUrl('../../../static-pages')).map((name) => name.replace(/\.\w+$/, '')),
  ...firstGroups(sourceOf('../../../../server/src/platform/pages/web.ts'), /hasOwnAnswer = .*\(([\w|]+)/g).flatMap(
    (list) => list.split('|'),
  ),
  ...sources.flatMap((text) => firstGroups(text, /\b(?:app|server)\.(?:get|route)\('\/(\w[\w-]*)(?=['/])/g)),
]

test('no organisation can take a path that is already in use', () => {
  expect(firstSegments.length).toBeGreaterThan(40)
  expect(new Set(firstSegments).has('hello')).toBe(true)
  const modules = ['in-short', 'layout', 'pages', 'static.texts']
  expect(firstSegments.filter((word) => isShortUrlAllowed(word) && !modules.includes(word))).toEqual([])
  expect(['sample-homes', 'example-agency'].filter((word) => !isShortUrlAllowed(word))).toEqual([])
})
