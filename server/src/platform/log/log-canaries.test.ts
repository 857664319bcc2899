// @module-tag ci
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { ask, questionRequest } from '#test/chat/ask'
import { appWithModel } from '#test/chat/with-model'
import { rowsWith } from '#test/database/rows-with'
import { employer } from '#test/people/people'
import { createLog, type Log } from './log'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const log = createLog({ logLevel: 'debug', demo: false }, { stream: { write: (line) => lines.push(line) } })
  app = await testApp({ log: log as Log })
})

/** Makes every insert into a table fail with an error that quotes the row. */
const refuseRows = (table: string) =>
  sql`alter table ${sql.table(table)} add constraint canary check (false) not valid`.execute(app.deps.db)
const acceptRows = (table: string) => sql`alter table ${sql.table(table)} drop constraint canary`.execute(app.deps.db)

const contact = () =>
  app.call('POST /contact', {
    body: { name: 'Canary Contact', email: 'canary@home.example', message: 'canary message' },
  })
const signUp = () =>
  app.call('POST /auth/signup', { body: { email: 'canary@home.example', password: 'canary orchid' } })

async function logIn() {
  const { name, password } = await employer(app)
  await refuseRows('tokens')
  const reply = await app.call('POST /auth/login', { body: { email: name, password } })
  expect(lines.join('')).not.toContain(name)
  await acceptRows('tokens')
  return reply
}

async function broken(table: string, call: () => Promise<{ status: number }>) {
  lines.length = 0
  await refuseRows(table)
  const { status } = await call()
  await acceptRows(table)
  const log = lines.join('')
  expect(status).toBe(500)
  expect(log).toContain('"code":"23514"')
  expect(log).not.toMatch(/canary(?!",)/i)
  return log
}

test('a row that the database refuses leaves nothing of itself in the log', async () => {
  await broken('contact_messages', contact)
  await broken('users', signUp)
  await broken('sessions', signUp)
  lines.length = 0
  expect((await logIn()).status).toBe(500)
  expect(lines.join('')).not.toMatch(/insert into|values/i)
})
test('a statement that fails leaves neither its text nor its values in the log', async () => {
  lines.length = 0
  await sql`alter table contact_messages rename to away`.execute(app.deps.db)
  expect((await contact()).status).toBe(500)
  await sql`alter table away rename to contact_messages`.execute(app.deps.db)
  expect(lines.join('')).toContain('"code":"42P01"')
  expect(lines.join('')).not.toMatch(/canary|insert into/i)
})

test('neither logs nor tables contain questions, history or recordings of Genie, whatever fails', async () => {
  const log = createLog({ logLevel: 'trace', demo: false }, { stream: { write: (line) => lines.push(line) } })
  const asking = await appWithModel({ log: log as Log })
  const { token } = await employer(asking)
  const history = JSON.stringify([{ question: 'wombat before', answer: 'wombat answer' }])
  const fields = { message: 'wombat now', history }
  const image = { name: 'image', bytes: Buffer.from('wombat picture') }
  const audio = { name: 'audio', bytes: Buffer.from('wombat sound') }
  lines.length = 0
  asking.model.behave({ says: 'A wombat is an animal that digs.', hears: 'wombat heard' })
  for (const fault of ['away', 'limited', 'denied', 'refuses', 'page', 'none'] as const) {
    asking.model.order(fault, fault === 'away' ? 2 : 1)
    expect((await ask(asking, token, { fields })).status).toBe(200)
  }
  await ask(asking, token, { fields, files: [image] })
  await ask(asking, token, { files: [audio] }, 'voice')
  await ask(asking, token, { fields }, 'voice')
  await asking.call('POST /speech', { body: { text: 'wombat said', language: 'eng' } }, token)
  const cut = questionRequest(token, { fields })
  await asking.app.inject({ ...cut, payload: cut.payload.subarray(0, -20) })
  await sql`alter table chat_days add constraint canary check (false) not valid`.execute(asking.deps.db)
  expect((await ask(asking, token, { fields })).status).toBe(500)
  expect(lines.length).toBeGreaterThan(8)
  expect(lines.join('')).not.toMatch(/wombat/i)
  app = asking
  expect(await rowsWith(app.deps.db, 'wombat')).toEqual([])
})
