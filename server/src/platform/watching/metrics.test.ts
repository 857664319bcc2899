// @module-tag ci
import { expect, test } from 'vitest'
import { ModelFailed } from '#platform/ports/model/model'
import { type TestApp, testApp } from '#test/app/test-app'
import { household } from '#test/people/people'
import { countedMailer } from './counted-ports'
import { createMetrics } from './metrics'
import { noObservability } from './watching'

const token = 'a-token-of-the-metrics'
const look = ({ app }: TestApp, sentToken?: string) =>
  app.inject({ url: '/metrics', headers: sentToken ? { authorization: `Bearer ${sentToken}` } : {} })

test('without its token there is no such page', async () => {
  const open = await testApp({
    config: { metricsToken: token },
    watching: { ...noObservability, metrics: createMetrics() },
  })
  const closed = await testApp()
  for (const [app, sentToken] of [[open], [open, 'another'], [closed], [closed, token]] as [TestApp, string?][])
    expect((await look(app, sentToken)).statusCode).toBe(404)
  expect((await look(open, token)).statusCode).toBe(200)
})
test('calls are counted by route and status, and what came of them', async () => {
  const metrics = createMetrics()
  const app = await testApp({ config: { metricsToken: token }, watching: { ...noObservability, metrics } })
  const { boss } = await household(app)
  await app.call('GET /users/me', {}, boss.token)
  await app.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'no@home.example', password: 'wrong one' },
  })
  metrics.statement({ text: 'select 1', ms: 2, hasFailed: true })
  const { body, headers } = await look(app, token)
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('kasama_request_seconds_count{method="GET",route="/api/users/me",status="200"} 1')
  expect(body).toMatch(/kasama_happenings_total\{what="login",outcome="refused"\} 1/)
  expect(body).toContain('kasama_statements_failed_total 1')
  expect(body).toContain('kasama_database_up 1')
  expect(body).toContain('kasama_mails_waiting 0')
  expect(body).toMatch(/kasama_disk_used_ratio 0\.\d/)
})
test('no path, id or address becomes a label', async () => {
  const app = await testApp({
    config: { metricsToken: token },
    watching: { ...noObservability, metrics: createMetrics() },
  })
  for (const path of ['/video/8473', '/reset/secretsecret', '/api/videos/8473', '/unknown-8473'])
    await app.app.inject({ url: path })
  const { body } = await look(app, token)
  // A metric's value may be any number, so only its labels are searched.
  const labels = body.replace(/ [\d.e+-]+$/gm, '')
  expect(labels).toContain('kasama_request_seconds_count')
  expect(labels).not.toMatch(/8473|secretsecret/)
})
test('a database that does not answer leaves the page, which says so', async () => {
  let answer = () => {}
  const answerSent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const app = await testApp({
    config: { metricsToken: token },
    watching: { ...noObservability, metrics: createMetrics() },
    deps: ({ db }) => ({
      db: db.withPlugin({
        transformQuery: ({ node }) => node,
        transformResult: ({ result }) => answerSent.then(() => result),
      }),
    }),
  })
  const { body, statusCode } = await look(app, token)
  answer()
  expect(statusCode).toBe(200)
  expect(body).toContain('kasama_database_up 0')
  expect(body).not.toContain('kasama_mails_waiting')
})
test('mails are counted, also those that were not taken', async () => {
  const outcomes: string[] = []
  const count = (event: string, outcome: string) => outcomes.push(`${event} ${outcome}`)
  const mail = { to: 'x', subject: '', text: '', html: '' }
  await countedMailer({ send: async () => {} }, count).send(mail, '1')
  const broken = countedMailer({ send: () => Promise.reject(new ModelFailed('away')) }, count)
  await expect(broken.send(mail, '2')).rejects.toThrow()
  expect(outcomes).toEqual(['mail done', 'mail away'])
})
