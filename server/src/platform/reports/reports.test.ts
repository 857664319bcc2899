// @module-tag ci
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config/config'
import { createLog, type Log } from '#platform/log/log'
import { type TestApp, testApp } from '#test/app/test-app'
import { type SentryFault, standInSentry } from '../../../../stand-ins/sentry/app'
import { createReports, type Reports } from './reports'

type StandIn = Awaited<ReturnType<typeof standInSentry>>
let sentry: StandIn
beforeAll(async () => {
  sentry = await standInSentry()
})
beforeEach(() => {
  sentry.events.length = 0
  sentry.order(null)
})
afterAll(() => sentry.stop())

const reporting = () => createReports({ errorReportDsn: sentry.dsn, environment: 'staging' }) as Reports
const arrived = (count: number) => vi.waitFor(() => expect(sentry.events).toHaveLength(count), 60_000)

/** A reporting server whose database refuses a message to the provider. */
async function broken(reports: Reports): Promise<TestApp> {
  const log = createLog({ logLevel: 'error', demo: false }, { stream: { write: () => {} }, onError: reports.report })
  const app = await testApp({ log: log as Log, deps: () => ({ reports }) })
  await app.database.executeSql('alter table contact_messages add constraint canary check (false) not valid')
  return app
}
const canary = { name: 'Canary Person', email: 'canary@home.example', message: 'canary words' }
const contact = ({ call }: TestApp) => call('POST /contact', { body: canary })

const browserReport = {
  type: 'TypeError',
  message: `Cannot read "Maria Canary" of canary@home.example, key 0a1b2c3d4e5f6a7b8c9d0e1f2a3b, +65 9123 4567, /reset/canary, at https://canary.example/x?y`,
  frames: [
    { function: 'open', file: 'first-1a2b3c4.js', line: 1, column: 200 },
    { function: 'အမည်', file: 'canary@home.example', line: 2, column: 1 },
  ],
}

test('an error of the server is told by its kind and place, without what it was about', async () => {
  const app = await broken(reporting())
  expect((await contact(app)).status).toBe(500)
  await arrived(1)
  const [event] = sentry.events
  expect(event).toMatchObject({ level: 'error', environment: 'staging', tags: { from: 'server', code: '23514' } })
  const text = JSON.stringify(event)
  expect(text).toContain('contact')
  expect(text).not.toMatch(/Canary Person|canary@|canary words|authorization|insert into/i)
})
test('an error of a page passes through the server, which cuts out what may be of people', async () => {
  const app = await testApp({ deps: () => ({ reports: reporting() }) })
  expect((await app.call('POST /error_reports', { body: browserReport })).status).toBe(200)
  await arrived(1)
  const [event] = sentry.events
  expect(event).toMatchObject({ platform: 'javascript', tags: { from: 'browser' } })
  expect(event?.exception.values[0]).toMatchObject({ type: 'TypeError' })
  const text = JSON.stringify(event)
  expect(text).toContain('first-1a2b3c4.js')
  expect(text).toContain('Cannot read')
  expect(text).not.toMatch(/canary|Maria|0a1b2c|9123|အမည်/i)
})
test('the passes of uploads and of recording phones are cut out of whatever is said', async () => {
  const app = await testApp({ deps: () => ({ reports: reporting() }) })
  const pass = 'aB3-dE6_gH9-kL2_nO5-qR8_tU1-wX4_zA7-cD0_fG3'
  const messages = [`(/uploads/${pass})`, `GET uploads/${pass} failed`, `/admin/voice/12~mya~1774000000000~${pass}`]
  for (const text of [...messages, `recordings/12~mya~1774000000000~${pass}/3: bad`])
    await app.call('POST /error_reports', { body: { ...browserReport, message: text } })
  await arrived(4)
  expect(JSON.stringify(sentry.events)).not.toMatch(/aB3|gH9|fG3|~/)
})
test.each([
  ['a quote that was cut before its end', `No "lesson" of "${'Canary '.repeat(60)}`.slice(0, 400)],
  ['a quote that is never closed', `Can't read "x" of 'Canary Person`],
  ['an address within the app', 'Failed (/api/users/validate/canary7) and users/canary?name=Canary'],
  ['a User ID', 'No login of canary123 was found'],
  ['lines that look like those of a stack', 'Broken\n    at Canary (canary.js:1:1)'],
])('%s is cut out of what pages and the server report', async (_, message) => {
  const reports = reporting()
  reports.report(new Error(message))
  reports.pass({ ...browserReport, frames: [], message: message.split('\n')[0] ?? '' })
  await arrived(2)
  expect(JSON.stringify(sentry.events)).not.toMatch(/canary/i)
})
test('refuses invalid and oversized reports, and sends nothing without configuration', async () => {
  const app = await testApp({ deps: () => ({ reports: reporting() }) })
  const send = (body: object) => app.app.inject({ method: 'POST', url: '/api/error_reports', payload: body })
  const frames = Array.from({ length: 21 }, () => browserReport.frames[0])
  for (const body of [{ ...browserReport, message: 'x'.repeat(401) }, { ...browserReport, frames }, { type: 'Error' }])
    expect((await send(body)).statusCode).toBe(400)
  const silent = await testApp()
  expect((await silent.call('POST /error_reports', { body: browserReport })).status).toBe(200)
  expect(sentry.events).toEqual([])
})
test.each(['hangs', 'error', 'limited', 'rubbish', 'reset'] as SentryFault[])(
  'a service that %s delays no answer and ends nothing',
  async (fault) => {
    sentry.order(fault)
    const reports = reporting()
    const app = await broken(reports)
    for (let n = 0; n < 5; n++) expect((await contact(app)).status).toBe(500)
    await reports.close()
    expect((await app.call('GET /config', {})).status).toBe(200)
  },
)
test('an address that is none, and one where nobody is, are no matter', async () => {
  for (const errorReportDsn of ['http://key@127.0.0.1:9/1', 'http://key@no-such-host.invalid/1']) {
    const reports = createReports({ errorReportDsn, environment: 'production' })
    reports?.report(new Error('away'))
    await reports?.close()
  }
  expect(() => readConfig({ ERROR_REPORT_DSN: 'sentry.example' })).toThrow('ERROR_REPORT_DSN')
})
test('of one kind three are told a minute, of all of them sixty', async () => {
  const reports = reporting()
  for (let n = 0; n < 50; n++) reports.report(Object.assign(new Error('again'), { code: 'SAME', stack: '' }))
  await arrived(3)
  for (let n = 0; n < 500; n++) reports.report(Object.assign(new Error('other'), { code: `E${n}`, stack: '' }))
  await reports.close()
  expect(sentry.events.length).toBeLessThanOrEqual(60)
})
test.each([
  ['a page of the app carries the script', true],
  ['and none where errors are reported nowhere', false],
])('%s', async (_, isReported) => {
  const { app } = await testApp({ config: { errorReportDsn: isReported ? sentry.dsn : null } })
  for (const address of ['/', '/library', '/public']) {
    const { body, statusCode } = await app.inject({ url: address })
    if (statusCode === 200) expect(body.includes('src="/error-reports.js"'), address).toBe(isReported)
  }
})
