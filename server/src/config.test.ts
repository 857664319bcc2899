import { expect, test } from 'vitest'
import { readConfig } from './config'

test('without configuration it is a demo on loopback', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, demo: true, origin: 'http://127.0.0.1:3000' })
  expect(readConfig({ DATABASE_URL: 'postgres://x@127.0.0.1/x' }).demo).toBe(false)
})
test('every wrong variable is named at once', () => {
  const env = { PORT: 'x', APP_ORIGIN: 'nowhere', SECRET_KEY: 'short', DEMO: 'maybe', RATE_LIMIT_FACTOR: '-1' }
  for (const name of Object.keys(env)) expect(() => readConfig(env)).toThrow(name)
})
test.each(['true', '1', '*', 'proxy.example', '10.0.0.1,', '10.0.0.1/x'])(
  'TRUST_PROXY=%s is refused: it would trust everybody or nobody',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY must be addresses of proxies')
  },
)
test('proxies are addresses, networks or names of networks', () => {
  expect(readConfig({}).trustProxy).toBe(false)
  const list = '10.0.0.1, fd00::/8,loopback'
  expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list)
})
test('an app of Facebook has a secret', () => {
  expect(() => readConfig({ FACEBOOK_APP_ID: '4711' })).toThrow('FACEBOOK_APP_SECRET is missing')
})
const production = {
  NODE_ENV: 'production',
  APP_ORIGIN: 'https://kasama.example',
  DATABASE_URL: 'postgres://localhost/kasama',
  SECRET_KEY: 'x'.repeat(32),
  SMTP_URL: 'smtp://localhost',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
test('production is no demo, and wants its secrets', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1' })).toThrow('DEMO is not possible')
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SMTP_URL is missing[\s\S]*STRIPE_SECRET_KEY is missing/)
})
test('production starts with its secrets, and takes two secrets of the webhook', () => {
  const config = readConfig({ ...production, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old' })
  expect(config).toMatchObject({ production: true, stripeWebhookSecrets: ['whsec_new', 'whsec_old'] })
})
test.each([
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, 'must be both live or both test keys'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'must be both live or both test keys'],
  [{ STRIPE_SECRET_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY must begin with'],
  [{ STRIPE_PUBLISHABLE_KEY: '' }, 'STRIPE_PUBLISHABLE_KEY is missing'],
])('keys of the payment provider that do not fit are refused: %j', (keys, problem) => {
  expect(() => readConfig({ ...production, ...keys })).toThrow(problem)
})
test('every variable is in .env.example', async () => {
  const { readFile } = await import('node:fs/promises')
  const [source, example] = await Promise.all([
    readFile(new URL('./config.ts', import.meta.url), 'utf8'),
    readFile(new URL('../../.env.example', import.meta.url), 'utf8'),
  ])
  const names = [...new Set(source.match(/(?<=')[A-Z][A-Z_]+(?=')/g))]
  expect(names.length).toBeGreaterThan(15)
  for (const name of names) expect(example, name).toMatch(new RegExp(`^# ?${name}=`, 'm'))
})
