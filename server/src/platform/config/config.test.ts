import { mkdtempSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config'
import { secretVariables } from './secret-files'
import { variableList } from './variable-list'

test('without configuration it is a demo on loopback', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000, demo: true, origin: 'http://127.0.0.1:3000' })
  expect(readConfig({ DATABASE_URL: 'postgres://x@127.0.0.1/x' }).demo).toBe(false)
})
test('every wrong variable is named at once', () => {
  const env = {
    PORT: 'x',
    APP_ORIGIN: 'nowhere',
    SECRET_KEY: 'short',
    DEMO: 'maybe',
    RATE_LIMIT_FACTOR: '-1',
    ENVIRONMENT: 'test',
  }
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
test('a secret may be the content of a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasama-secrets-'))
  const [file, empty] = [join(folder, 'secret'), join(folder, 'empty')]
  writeFileSync(file, `${'s'.repeat(40)}\n`)
  writeFileSync(empty, ' \n')
  expect(readConfig({ SECRET_KEY_FILE: file }).secretKey).toBe('s'.repeat(40))
  expect(readConfig({ ...production, SECRET_KEY: '', SECRET_KEY_FILE: file }).secretKey).toBe('s'.repeat(40))
  expect(() => readConfig({ SECRET_KEY_FILE: file, SECRET_KEY: 'x'.repeat(40) })).toThrow(
    'SECRET_KEY_FILE are both set',
  )
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow("SMTP_URL_FILE can't be read: ENOENT")
  expect(() => readConfig({ METRICS_TOKEN_FILE: empty })).toThrow('METRICS_TOKEN_FILE names an empty file')
})
test('every variable that sounds like a secret may be a file', async () => {
  const example = await readFile(new URL('../../../../.env.example', import.meta.url), 'utf8')
  const names = [...example.matchAll(/^# ?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  const isSecret = (name: string) =>
    /SECRET|_KEY(_ID)?$|TOKEN$|_DSN$|^DATABASE_.*URL$|^SMTP_URL$/.test(name) && !/PUBLI/.test(name)
  expect(names.filter(isSecret).sort()).toEqual([...secretVariables].sort())
})
test('a pooler and a replica want the address of the database', () => {
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://replica/x' })).toThrow('DATABASE_URL is missing')
  const urls = { DATABASE_URL: 'postgres://pooler/x', DATABASE_DIRECT_URL: 'postgres://primary/x' }
  expect(readConfig(urls)).toMatchObject({ databaseDirectUrl: 'postgres://primary/x', databaseReadUrl: null })
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
test('a model is there where one is named, at OpenAI with its key or at an address', () => {
  expect(readConfig({}).chat).toBeNull()
  expect(readConfig({ CHAT_MODEL: 'm', CHAT_API_KEY: 'k' }).chat).toMatchObject({
    apiUrl: 'https://api.openai.com/v1',
    soundApiUrl: 'https://api.openai.com/v1',
    soundApiKey: 'k',
    hearsModel: null,
    speaksModel: null,
    seesPictures: true,
  })
  const local = { CHAT_MODEL: 'm', CHAT_API_URL: 'http://127.0.0.1:11434/v1', CHAT_SEES_PICTURES: '0' }
  const sound = { CHAT_API_KEY: 'k', CHAT_SOUND_API_URL: 'http://127.0.0.1:8000/v1', CHAT_SPEAKS_LANGUAGES: 'mya, ind' }
  expect(readConfig({ ...local, ...sound }).chat).toMatchObject({
    apiUrl: 'http://127.0.0.1:11434/v1',
    soundApiUrl: 'http://127.0.0.1:8000/v1',
    soundApiKey: null,
    seesPictures: false,
    speaksLanguages: ['ind', 'mya'],
  })
  expect(readConfig({ CHAT_URL: 'https://chat.example/api/' }).chatUrl).toBe('https://chat.example/api')
})
test.each([
  [{ CHAT_API_KEY: 'k' }, 'CHAT_MODEL is missing'],
  [{ CHAT_MODEL: 'm' }, 'CHAT_API_KEY is missing'],
  [{ CHAT_MODEL: 'm', CHAT_API_URL: 'here' }, 'CHAT_API_URL is not an address'],
  [{ CHAT_SPEAKS_LANGUAGES: 'eng,tagalog' }, 'CHAT_SPEAKS_LANGUAGES must be some of'],
  [{ CHAT_TOKENS_PER_DAY: '-1' }, 'CHAT_TOKENS_PER_DAY must be a number'],
])('a model that can not be asked is refused: %j', (variables, problem) => {
  expect(() => readConfig(variables)).toThrow(problem)
})
test('every variable that is read is in the list', async () => {
  const sources = await Promise.all(
    [
      './config.ts',
      './chat-config.ts',
      './database-config.ts',
      './storage-config.ts',
      './vapid-config.ts',
      './secret-files.ts',
    ].map((path) => readFile(new URL(path, import.meta.url), 'utf8')),
  )
  const names = [...new Set(sources.join('\n').match(/(?<=')[A-Z][A-Z0-9_]*[A-Z](?=')/g))]
  expect(names.length).toBeGreaterThan(15)
  expect(Object.keys(variableList)).toEqual(expect.arrayContaining(names))
})
