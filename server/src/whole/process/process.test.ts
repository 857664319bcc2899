// @module-tag ci
import { once } from 'node:events'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { type ServerProcess, startServer } from '#test/app/server-process'
import { prepared } from '#test/database/prepared'
import { addTopics, addVideo } from '#test/library/library'
import { cardAddress } from '#test/people/people'

type Reply = { error: boolean; data: { token: string; username: string; password: string; user: { id: number } } }

function client({ origin }: ServerProcess) {
  return async (path: string, body?: object, token = ''): Promise<Reply> => {
    const reply = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return reply.json()
  }
}

async function makeWorker(call: ReturnType<typeof client>) {
  const boss = await call('/auth/signup', { email: 'boss@home.example', password: 'orchid tree' })
  await call(
    '/payment/subscribe',
    { plan_id: 10, source_id: 'pm_card_visa', name: 'x', address: cardAddress },
    boss.data.token,
  )
  const made = await call('/auth/worker_signup', { workpermit: 'worker01', language_code: 'ind' }, boss.data.token)
  const { username, password } = made.data
  const login = await call('/auth/login', { username, password, role: 'W' })
  const { token, user } = login.data
  await call(`/auth/session/${user.id}`, {}, token)
  return { token, id: user.id }
}

test('every answer that was acknowledged is there after kill -9 in the middle of a quiz', {
  tags: 'long',
}, async () => {
  let questionIds: number[] = []
  let videoId = 0
  const env = await prepared(async ({ db }) => {
    await addTopics(db)
    const video = await addVideo(db, { questions: 40, duration: 0 })
    ;({ questionIds, id: videoId } = video)
  })
  const first = await startServer(env)
  const call = client(first)
  const worker = await makeWorker(call)
  await call(`/videos/${videoId}/visit`, {}, worker.token)
  const acknowledged: number[] = []
  const answering = questionIds.map(async (id) => {
    const reply = await call(`/questions/${id}/answers`, { answers: [2] }, worker.token).catch(() => null)
    if (reply?.error === false) acknowledged.push(id)
    if (acknowledged.length === 10) first.child.kill('SIGKILL')
  })
  await Promise.all(answering)
  await first.stop('SIGKILL')
  expect(acknowledged.length).toBeGreaterThanOrEqual(10)

  const second = await startServer(env)
  const answers = await client(second)(`/users/${worker.id}/answers`, undefined, worker.token)
  const kept = (answers.data as unknown as { question_id: number }[]).map(({ question_id }) => question_id)
  expect(kept).toEqual(expect.arrayContaining(acknowledged))
  expect(await second.stop('SIGTERM')).toBe(0)
})
test('one server: secrets stay out of its log, and SIGTERM finishes what is in flight and cuts off what never ends', {
  tags: 'long',
}, async () => {
  const server = await startServer(await prepared())
  const secret = ['/reset/a-secret-token', '/reset_worker/a-secret-token?as=x', '/api/users/validate/a-secret-token']
  for (const path of secret) await fetch(`${server.origin}${path}`)
  await vi.waitFor(() => expect(server.output().match(/\[hidden\]/g)).toHaveLength(3), 60_000)
  expect(server.output()).not.toContain('a-secret-token')

  const { port, hostname } = new URL(server.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  )
  const call = client(server)
  const signups = Array.from({ length: 4 }, (_, n) =>
    call('/auth/signup', { email: `e${n}@home.example`, password: 'orchid tree' }),
  )
  await Promise.race(signups)
  const code = server.stop('SIGTERM')
  const replies = await Promise.all(signups)
  expect(replies.every(({ error }) => error === false)).toBe(true)
  expect(await code).toBe(0)
  socket.destroy()
})
test('SIGTERM drains: /readyz refuses while calls are served, and a second signal ends the process at once', {
  tags: 'long',
}, async () => {
  const server = await startServer({ ...(await prepared()), DRAIN_SECONDS: '60' })
  const statusOf = async (path: string) => (await fetch(`${server.origin}${path}`)).status
  expect(await statusOf('/readyz')).toBe(200)
  // A terminal sends Ctrl+C to npm and to the server, and npm passes it on.
  server.child.kill('SIGINT')
  server.child.kill('SIGINT')
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), 60_000)
  for (const path of ['/healthz', '/api/topics']) expect(await statusOf(path), path).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await server.stop('SIGTERM')).toBe(1)
})
test('production names everything that is missing, and does not start', async () => {
  await expect(startServer({ NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: tmpdir() })).rejects.toThrow(
    /APP_ORIGIN is missing[\s\S]*DATABASE_URL is missing[\s\S]*SECRET_KEY is missing/,
  )
})
