import { expect, test, vi } from 'vitest'
import { session } from '#shared/session/session.ts'
import { allowedPath, runCallback } from './dialog-callbacks'

vi.mock('virtual:texts', () => ({ loaders: {} }))

test.each([
  ['/library?topic=7', '/library?topic=7'],
  ['/video/12', '/video/12'],
  ['library', '/library'],
  ['https://evil.example/library', '/library'],
  ['//evil.example/library', '/library'],
  ['/\\evil.example', '/library'],
  ['/.//evil.example', '/library'],
  ['javascript:alert(1)', '/library'],
  ['/nowhere', '/library'],
  ['http://', '/library'],
  [null, '/library'],
])('next_path %s leads to %s', (path, expected) => {
  expect(allowedPath(path)).toBe(expected)
})

test('only the callbacks of the list are called', () => {
  session.set({ is_new_session: '1' })
  for (const name of ['constructor', 'toString', '__proto__', 'nothing', null]) runCallback(name, '')
  expect(session.values().is_new_session).toBe('1')
  runCallback('reminded', '')
  expect(session.values().is_new_session).toBe('')
})
