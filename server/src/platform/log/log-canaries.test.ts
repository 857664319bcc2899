import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { employer } from '../../../test/people'
import { type TestApp, testApp } from '../../../test/test-app'
import { createLog, type Log } from './log'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  const log = createLog({ logLevel: 'debug', demo: false }, { write: (line) => lines.push(line) })
  app = await testApp({ log: log as Log })
})

/** Lets every row that comes into a table fail, with an error that quotes it. */
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
