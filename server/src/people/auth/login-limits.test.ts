import { beforeEach, describe, expect, test } from 'vitest'
import { createLimits } from '#platform/http/limits/limits'
import { type TestApp, testApp } from '#test/app/test-app'
import { employer, household, type Person } from '#test/people/people'

let app: TestApp
let waits: number[]
beforeEach(async () => {
  waits = []
  const wait = async (ms: number) => void waits.push(ms)
  app = await testApp({ deps: (_, database) => ({ limits: createLimits(1, database.pool, wait) }) })
})

type Login = { email?: string; username?: string; role?: string; password: string }

/** Logs in from an address; returns the status and the error code. */
async function logIn(payload: Login, remoteAddress: string) {
  const reply = await app.app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress })
  return [reply.statusCode, reply.json().code]
}
const attacker = '198.51.100.7'
const home = '203.0.113.5'

async function admin(): Promise<Person> {
  const person = await employer(app)
  await app.deps.db.updateTable('users').set({ role: 'A' }).where('id', '=', person.id).execute()
  return person
}

describe.each(['an employer', 'a worker', 'an admin'])('%s', (who) => {
  let login: Login
  let wrong: string
  beforeEach(async () => {
    if (who === 'a worker') {
      const { worker } = await household(app)
      login = { username: worker.name, role: 'W', password: worker.password }
      wrong = 'wrong_worker_login'
    } else {
      const person = who === 'an admin' ? await admin() : await employer(app)
      login = { email: person.name, password: person.password, ...(who === 'an admin' && { role: 'A' }) }
      wrong = 'wrong_login'
    }
  })

  test('is guessed at ten times from one network, and logs in from another', async () => {
    for (let n = 0; n < 10; n++) {
      // A second name beside the real one, or other letter case, does not evade the limit.
      const decoy = who === 'a worker' ? { email: `decoy${n}@home.example` } : { username: `decoy${n}` }
      expect(await logIn({ ...login, ...decoy, password: `guess ${n}` }, attacker)).toEqual([401, wrong])
    }
    expect(await logIn(login, attacker)).toEqual([429, 'too_many_requests'])
    expect(await logIn(login, home)).toEqual([200, undefined])
    expect(waits).toEqual([])
  })
  test('is refused nowhere after fifty failures from everywhere: each try waits', async () => {
    const guess = (n: number) => logIn({ ...login, password: `guess ${n}` }, `198.51.100.${Math.floor(n / 5)}`)
    for (let n = 0; n < 50; n++) expect((await guess(n))[0]).toBe(401)
    expect(waits).toEqual([])
    expect(await guess(50)).toEqual([401, wrong])
    expect(await logIn(login, home)).toEqual([200, undefined])
    expect(waits).toEqual([3000, 3000])
  })
})
test('guesses by the email and the User ID of one account count together', async () => {
  const grace = await employer(app)
  for (let n = 0; n < 5; n++) {
    await logIn({ email: grace.name.toUpperCase(), password: 'guess' }, attacker)
    await logIn({ username: grace.name, role: 'E', password: 'guess' }, attacker)
  }
  expect(await logIn({ email: grace.name, password: grace.password }, attacker)).toEqual([429, 'too_many_requests'])
})
test('a worker whom the guesses have locked out logs in with a new password at once, from the same network', async () => {
  const { boss, worker } = await household(app)
  const login = { username: worker.name, role: 'W' }
  for (let n = 0; n < 10; n++) await logIn({ ...login, password: `guess ${n}` }, home)
  expect(await logIn({ ...login, password: worker.password }, home)).toEqual([429, 'too_many_requests'])
  const { data } = await app.call('POST /worker/:id/password', { params: { id: worker.id }, body: {} }, boss.token)
  expect(await logIn({ ...login, password: data.password }, home)).toEqual([200, undefined])
  // Guesses at the new password are counted, too.
  for (let n = 0; n < 10; n++) await logIn({ ...login, password: `guess ${n}` }, attacker)
  expect(await logIn({ ...login, password: data.password }, attacker)).toEqual([429, 'too_many_requests'])
})
