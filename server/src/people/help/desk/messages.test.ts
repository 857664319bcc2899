// @module-tag ci
import { randomUUID } from 'node:crypto'
import type { Language } from '@kasama/contract/language'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin, desks } from '#test/people/admins'
import { mailsTo } from '#test/people/mails'
import { household, type Person } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
let home: { boss: Person; worker: Person }
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
  home = await household(app, 'ind')
})

/** The answers to an address: the mail that took its message to the provider names it too. */
const answersTo = (to: string) => mailsTo(app, to).filter((mail) => !mail.includes(`Reply-To: ${to}`))
async function answers(to: string, count: number): Promise<string[]> {
  await app.workDone()
  expect(answersTo(to)).toHaveLength(count)
  return answersTo(to)
}

const write = async (
  message: string,
  { by, email, ...fields }: { by?: Person; email?: string; subject?: string; language_code?: Language } = {},
) => {
  const body = { name: 'Siti Melati', message, ...(email && { email }), ...fields }
  expect((await app.call('POST /contact', { body }, by?.token)).status).toBe(200)
  const { id } = await app.deps.db
    .selectFrom('contact_messages')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}
const token = () => desk.provider.token
const list = async (query: object = {}) =>
  (await app.call('GET /admin/messages', { query: query as { q?: string } }, token())).data
const thread = async (id: number) => (await app.call('GET /admin/messages/:id', { params: { id } }, token())).data
const lastAnswer = async (id: number) => (await thread(id)).parts.findLast(({ kind }) => kind === 'answer')?.id ?? null
const answer = async (id: number, text: string, key = randomUUID()) => {
  const body = { text, language_code: 'ind' as const, after: await lastAnswer(id), key }
  return app.call('POST /admin/messages/:id/answer', { params: { id }, body }, token())
}
const mark = (ids: number[], as: 'closed' | 'spam' | 'back') =>
  app.call('POST /admin/messages/mark', { body: { ids, as } }, token())

test('a message waits unread, is answered in its thread by mail, and says by whom', async () => {
  const to = 'siti@melati.example'
  const id = await write('Videonya tidak bisa diputar.', { email: to, subject: 'Tidur bayi' })
  expect((await list()).items[0]).toMatchObject({ id, is_unread: true, state: 'open', handled_by: null })
  await app.call('POST /admin/messages/:id/read', { params: { id } }, token())
  expect((await list()).items[0]).toMatchObject({ is_unread: false })
  await app.call('POST /admin/messages/:id/read', { params: { id } }, (await admin(app)).token)
  const read = app.deps.db.selectFrom('audit_log').select(['user_id', 'about_id']).where('action', '=', 'message_read')
  expect(await read.execute()).toEqual([{ user_id: desk.provider.id, about_id: String(id) }])
  const keys = [randomUUID(), randomUUID()] as const
  expect((await answer(id, 'Halo Siti, terima kasih.', keys[0])).status).toBe(200)
  const [first = ''] = await answers(to, 1)
  expect(first).toMatch(/Subject: Re: Tidur bayi/)
  expect(first).toMatch(/Reply-To: /)
  expect(first).toContain('> Videonya tidak bisa diputar.')
  expect(first).toContain('lang="id"')
  await answer(id, 'Sudah kami perbaiki.', keys[1])
  const second = (await answers(to, 2)).find((mail) => mail.includes('Sudah kami'))
  expect(second).toContain(`In-Reply-To: <${keys[0]}@kasama.example>`)
  expect(second).toMatch(new RegExp(`References: <[\\w-]+@kasama.example> <${keys[0]}@kasama.example>`))
  const { state, handled_by, parts } = await thread(id)
  expect([state, handled_by]).toEqual(['answered', desk.provider.name])
  await app.workDone()
  expect((await thread(id)).parts.every(({ sent_at }) => sent_at !== null)).toBe(true)
  expect(parts.map(({ kind, text }) => [kind, text])).toEqual([
    ['answer', 'Halo Siti, terima kasih.'],
    ['answer', 'Sudah kami perbaiki.'],
  ])
})
test('an answer that is sent twice, and eight times at once, goes out once', async () => {
  const to = 'twice@home.example'
  const id = await write('Hello?', { email: to })
  const key = randomUUID()
  const replies = await Promise.all(Array.from({ length: 8 }, () => answer(id, 'Here we are.', key)))
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
  await answers(to, 1)
  expect((await thread(id)).parts).toHaveLength(1)
  expect(answersTo(to)).toHaveLength(1)
})
test('two concurrent answers: one is sent, the other admin reads whose it was and may send too', async () => {
  const to = 'contested@home.example'
  const id = await write('Hello?', { email: to })
  const colleague = await admin(app)
  const send = (by: Person, after: number | null) => {
    const body = { text: `From ${by.name}`, language_code: 'eng' as const, after, key: randomUUID() }
    return app.call('POST /admin/messages/:id/answer', { params: { id }, body }, by.token)
  }
  const replies = await Promise.all([send(desk.provider, null), send(colleague, null)])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const [winner, loser] = replies[0]?.status === 200 ? [desk.provider, colleague] : [colleague, desk.provider]
  const refused = replies.find(({ status }) => status === 409)
  expect([refused?.code, refused?.values]).toEqual(['answered_meanwhile', { name: winner.name }])
  expect((await answers(to, 1))[0]).toContain(`From ${winner.name}`)
  expect((await thread(id)).parts).toHaveLength(1)
  expect((await send(loser, await lastAnswer(id))).status).toBe(200)
  await answers(to, 2)
})
test('a worker without an email gets no mail; the thread shows the worker and the language', async () => {
  const id = await write('Halo', { by: home.worker })
  const messageThread = await thread(id)
  expect(messageThread).toMatchObject({
    mail_to: null,
    language_code: 'ind',
    person: { id: home.worker.id, role: 'W' },
  })
  expect(messageThread.ready[0]?.texts.ind).toMatch(/^Halo Siti, /)
  expect((await answer(id, 'Halo')).code).toBe('no_mail_address')
  const next = await write('Halo lagi', { by: home.worker })
  expect((await thread(next)).earlier.map((message) => message.id)).toEqual([id])
  expect([(await thread(next)).older_id, (await thread(id)).newer_id]).toEqual([id, next])
})
test('spam is hidden, not answered, and brought back to what it was', async () => {
  const id = await write('Buy my watches', { email: 'spam@watches.example', subject: 'Watches' })
  expect((await mark([id], 'spam')).data.ids).toEqual([id])
  expect((await mark([id], 'spam')).data.ids).toEqual([])
  expect((await list({ q: 'watches' })).total).toBe(0)
  expect((await list({ q: 'watches', state: 'all' })).total).toBe(0)
  expect((await list({ q: 'watches', state: 'spam' })).total).toBe(1)
  expect((await answer(id, 'No')).code).toBe('message_is_spam')
  await mark([id], 'back')
  expect((await list({ q: 'watches' })).items[0]).toMatchObject({ state: 'open', handled_by: null })
  await answer(id, 'No, thank you.')
  await mark([id], 'closed')
  await mark([id], 'back')
  expect((await thread(id)).state).toBe('answered')
  expect((await mark([id, 2_000_000_000], 'closed')).code).toBe('not_found')
  expect((await thread(id)).state).toBe('answered')
})
test('spam that is taken back is what it was before: closed or answered, and by whom', async () => {
  const [closedId, answeredId] = [
    await write('First', { email: 'a@x.example' }),
    await write('Next', { email: 'b@x.example' }),
  ]
  await mark([closedId], 'closed')
  await answer(answeredId, 'Here we are.')
  const colleague = await admin(app)
  const markAs = (as: 'spam' | 'back') =>
    app.call('POST /admin/messages/mark', { body: { ids: [closedId, answeredId], as } }, colleague.token)
  await markAs('spam')
  expect((await thread(answeredId)).handled_by).toBe(colleague.name)
  expect((await markAs('back')).data.ids).toEqual([closedId, answeredId])
  expect((await markAs('back')).data.ids).toEqual([])
  const states = [await thread(closedId), await thread(answeredId)].map(({ state, handled_by }) => [state, handled_by])
  expect(states).toEqual([
    ['closed', desk.provider.name],
    ['answered', desk.provider.name],
  ])
})
test('notes stay among colleagues, counts are those that wait, and texts stand in no audit line or job', async () => {
  const to = 'note@home.example'
  const id = await write('The secret words', { email: to })
  await app.call('POST /admin/messages/:id/note', { params: { id }, body: { text: 'She called twice' } }, token())
  await answer(id, 'Answering words')
  const [mail = ''] = await answers(to, 1)
  expect(mail).not.toContain('She called twice')
  expect((await list()).open).toBe((await list({ state: 'open', limit: 100 })).items.length)
  const lines = JSON.stringify(await app.deps.db.selectFrom('audit_log').selectAll().execute())
  for (const words of ['secret words', 'called twice', 'Answering words', to]) expect(lines).not.toContain(words)
  const { data } = await app.call('POST /users/export', {}, home.worker.token)
  expect(data.json).not.toContain('called twice')
})
test("pages are whole, and an organisation's admin reads nothing", async () => {
  const all = (await list({ state: 'all', limit: 100 })).items.map(({ id }) => id)
  const paged: number[] = []
  let cursor: string | null = null
  do {
    const page = await list({ state: 'all', limit: 2, ...(cursor && { cursor }) })
    paged.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  } while (cursor)
  expect(paged).toEqual(all)
  const other = await admin(app, { orgId: desk.one.org.id })
  expect((await app.call('GET /admin/messages', { query: {} }, other.token)).code).toBe('not_allowed')
})
test('a search finds the latest first, in pages, also where more match than are counted', async () => {
  const add = (many: number) =>
    sql`insert into contact_messages (name, subject, message, created_at, state)
      select 'Noor', 'Word ' || n, 'A nutmeg', ${app.deps.now()}, case when n % 2 = 0 then 'open' else 'closed' end
      from generate_series(1, ${many}::int) n`.execute(app.deps.db)
  const subjects = async (total: number) => {
    const first = await list({ q: 'NUTMEG', state: 'all', limit: 2 })
    const second = await list({ q: 'NUTMEG', state: 'all', limit: 2, cursor: first.next_cursor })
    expect(first.total).toBe(total)
    return [...first.items, ...second.items].map(({ subject }) => subject)
  }
  await add(5)
  expect(await subjects(5)).toEqual(['Word 5', 'Word 4', 'Word 3', 'Word 2'])
  expect((await list({ q: 'nutmeg' })).items.map(({ subject }) => subject)).toEqual(['Word 4', 'Word 2'])
  await add(1000)
  expect(await subjects(1001)).toEqual(['Word 1000', 'Word 999', 'Word 998', 'Word 997'])
})
test("an answer begins in the account's language, else in that of the screen, else in English", async () => {
  const guest = { email: 'guest@home.example' }
  const worker = { by: (await household(app, 'ind')).worker }
  const languageOf = async (id: number) => (await thread(id)).language_code
  expect(await languageOf(await write('Kumusta?', { ...guest, language_code: 'phi' }))).toBe('phi')
  expect(await languageOf(await write('Hello?', guest))).toBe('eng')
  expect(await languageOf(await write('Halo?', { ...worker, language_code: 'phi' }))).toBe('ind')
})
