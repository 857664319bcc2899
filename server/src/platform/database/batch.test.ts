import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { employer, type Person } from '#test/people/people'
import { batched } from './batch'

let app: TestApp
let people: Person[]
beforeAll(async () => {
  app = await testApp()
  people = []
  for (let n = 0; n < 6; n++) people.push(await employer(app))
})

test('concurrent reads share one statement, and each caller gets its own row', async () => {
  const batches: number[][] = []
  const find = batched(async (_db, keys: number[]) => {
    batches.push(keys)
    return new Map(keys.filter((key) => key < 3).map((key) => [key, `found ${key}`]))
  })
  const { db } = app.deps
  expect(await Promise.all([1, 2, 2, 3].map((key) => find(db, key)))).toEqual([
    'found 1',
    'found 2',
    'found 2',
    undefined,
  ])
  expect(await find(db, 1)).toBe('found 1')
  expect(batches).toEqual([[1, 2, 3], [1]])
})
test('a crowd is found with several statements, each of a bounded size', async () => {
  const sizes: number[] = []
  const find = batched(async (_db, keys: number[]) => {
    sizes.push(keys.length)
    return new Map(keys.map((key) => [key, key]))
  })
  const crowd = Array.from({ length: 230 }, (_, n) => n)
  expect(await Promise.all(crowd.map((key) => find(app.deps.db, key)))).toEqual(crowd)
  expect(sizes).toEqual([100, 100, 30])
})
test('a failed statement fails for the callers that shared it and for no later one', async () => {
  let times = 0
  const find = batched(async (_db, keys: number[]) => {
    if (times++ === 0) throw new Error('away')
    return new Map(keys.map((key) => [key, key]))
  })
  const { db } = app.deps
  const both = await Promise.allSettled([find(db, 1), find(db, 2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find(db, 1)).toBe(1)
})
test('visitors who call at one moment are each themselves, and a guest and a stranger stay outside', async () => {
  const tokens = [...people.map(({ token }) => token), 'a-strangers-token', null]
  const replies = await Promise.all(tokens.map((token) => app.call('GET /users/me', {}, token)))
  expect(replies.map(({ status, data, code }) => (status === 200 ? data.id : code))).toEqual([
    ...people.map(({ id }) => id),
    'session_ended',
    'not_signed_in',
  ])
})
test('a session that has ended is refused at the next call, whoever calls beside it', async () => {
  const [first, second] = people as [Person, Person]
  expect((await app.call('POST /auth/logout', {}, first.token)).status).toBe(200)
  const replies = await Promise.all([first, second, first].map(({ token }) => app.call('GET /users/me', {}, token)))
  expect(replies.map(({ status }) => status)).toEqual([401, 200, 401])
})
