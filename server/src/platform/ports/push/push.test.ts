import { afterAll, beforeAll, expect, test } from 'vitest'
import { unseal } from '#platform/passwords/seal'
import { storedKeys } from '#platform/push/stored-keys'
import { type TestApp, testApp } from '#test/app/test-app'
import { startPushService } from '../../../../../stand-ins/push/app'
import { isPublicAddress, isPublicUrl, publicLookup } from './public-address'
import { webPush } from './web-push'

let app: TestApp
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  app = await testApp()
  service = await startPushService()
})
afterAll(() => service.stop())

const options = { ttlSeconds: 600, topic: 'reminder' }
const addressOf = ({
  subscription,
}: {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
}) => ({
  endpoint: subscription.endpoint,
  ...subscription.keys,
})

test('a message is encrypted for its browser and signed for its service', async () => {
  const { push } = app.deps
  const browser = service.subscribe(push.publicKey)
  expect(await push.send(addressOf(browser), 'Kumusta, မင်္ဂလာပါ', options)).toBe('sent')
  expect(browser.received).toEqual([{ message: 'Kumusta, မင်္ဂလာပါ', ttl: 600, topic: 'reminder' }])
  expect(service.problems).toEqual([])
})

test('a service refuses what is signed with another key', async () => {
  const other = webPush({ keys: await storedKeys(app.deps), subject: null, toLoopback: true })
  const browser = service.subscribe(app.deps.push.publicKey)
  expect(await other.send(addressOf(browser), 'x', options)).toBe('refused')
  expect(service.problems.splice(0)).toEqual(['Error: another key than the one that was subscribed with'])
})

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [413, 'refused'],
  [301, 'refused'],
])('an answer of %i means %s', async (status, outcome) => {
  const browser = service.subscribe(app.deps.push.publicKey)
  browser.faults.push(status)
  expect(await app.deps.push.send(addressOf(browser), 'x', options)).toBe(outcome)
})

test.each([429, 500, 503])('an answer of %i is tried again later', async (status) => {
  const browser = service.subscribe(app.deps.push.publicKey)
  browser.faults.push(status)
  await expect(app.deps.push.send(addressOf(browser), 'x', options)).rejects.toThrow(`the push service said ${status}`)
})

test('a service that does not answer is given up, and tried again later', async () => {
  const keys = await storedKeys(app.deps)
  const impatient = webPush({ keys, subject: null, toLoopback: true, patienceMs: 50 })
  const browser = service.subscribe(keys.publicKey)
  browser.faults.push('hang')
  await expect(impatient.send(addressOf(browser), 'x', options)).rejects.toThrow('aborted')
  expect(browser.received).toEqual([])
})

test('the key pair is made once for all processes, and its private key is stored encrypted', async () => {
  const { db, secretKey } = app.deps
  const [keys, ...others] = await Promise.all([storedKeys(app.deps), storedKeys(app.deps), storedKeys(app.deps)])
  for (const other of others) expect(other).toEqual(keys)
  const row = await db.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow()
  expect(unseal(secretKey, 'push-key', row.private_key)).toBe(keys?.privateKey)
  const anew = await storedKeys({ ...app.deps, secretKey: ['another-secret-that-is-long-enough-for-tests'] })
  expect(anew.publicKey).not.toBe(keys?.publicKey)
})

test.each([
  'http://push.example.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[fd00::1]/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://100.64.0.1/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://localhost/x',
  'https://db/x',
  'https://printer.local/x',
  'https://push.example.com:8443/x',
  'https://me:secret@push.example.com/x',
])('%s is no address of a push service', (endpoint) => {
  expect(isPublicUrl(endpoint)).toBe(false)
})

test('public addresses of both families may be sent to', () => {
  for (const endpoint of ['https://fcm.googleapis.com/fcm/send/x', 'https://8.8.8.8/x', 'https://[2001:4860::8888]/x'])
    expect(isPublicUrl(endpoint), endpoint).toBe(true)
  expect(isPublicAddress('not an address')).toBe(false)
})

test('a name that leads into a network is refused when it is resolved', async () => {
  const resolved = (all: boolean) =>
    new Promise<string | null>((resolve) =>
      publicLookup('localhost', { all }, (error) => resolve(error?.message ?? null)),
    )
  expect(await resolved(true)).toBe('localhost has no public address')
  expect(await resolved(false)).toBe('localhost has no public address')
})

test('without the variable no address of this machine is sent to', async () => {
  const strict = webPush({ keys: await storedKeys(app.deps), subject: null, toLoopback: false })
  const browser = service.subscribe(strict.publicKey)
  expect(strict.accepts(addressOf(browser))).toBe(false)
  expect(await strict.send(addressOf(browser), 'x', options)).toBe('gone')
  expect(browser.received).toEqual([])
})
