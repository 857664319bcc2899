import { byLanguage } from '@kasama/contract/language'
import { beforeAll, expect, test } from 'vitest'
import { retrieve } from '#genie/passages/retrieve'
import { listQuestions } from '#people/help/help.queries'
import { questionRows } from '#people/help/question-rows'
import { guest } from '#people/household/viewer'
import { type TestApp, testApp } from '#test/app/test-app'
import { desks } from '#test/people/admins'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
})

const token = () => desk.provider.token
const text = (eng: string, phi = '', ind = '', mya = '') => ({ ...byLanguage(() => ''), eng, phi, ind, mya })
const said = {
  part: 'plans' as 'plans' | 'learning',
  question: text('Where is the wombat office?', 'Nasaan ang opisina ng wombat?'),
  answer: text('The wombat office is at Orchard Road.', 'Ang opisina ng wombat ay nasa Orchard Road.'),
}
const list = async () => (await app.call('GET /admin/faq', {}, token())).data
const one = async (slug: string) => {
  const question = (await list()).find((row) => row.slug === slug)
  if (!question) throw new Error(`no question ${slug}`)
  return question
}
const add = (change: Partial<typeof said> = {}, by = desk.provider) =>
  app.call('POST /admin/faq', { body: { ...said, ...change } }, by.token)
async function change(slug: string, wanted: Partial<typeof said> & { version?: string }) {
  const { slug: _, ...stored } = await one(slug)
  return app.call('POST /admin/faq/:slug', { params: { slug }, body: { ...stored, ...wanted } }, token())
}
/** The passages that Genie retrieves for a question. */
async function ask(text: string): Promise<string> {
  const viewer = { ...guest(), unlocked: true }
  const passages = await retrieve(app.deps.db, { text, language: 'eng', viewer, videoId: null, history: [] })
  return passages.map((passage) => `${passage.title}: ${passage.heading} ${passage.text}`).join('\n')
}

test('Genie answers from a new question at the next call, from a changed one after the change, and not from a removed one', async () => {
  const { data } = await add()
  expect(data.slug).toBe('q-where-is-the-wombat-office')
  expect(await ask('Where is the wombat office?')).toContain('Orchard Road')
  await change(data.slug, { answer: text('The wombat office is at Bugis.') })
  expect(await ask('Where is the wombat office?')).toContain('Bugis')
  const removed = await app.call('DELETE /admin/faq/:slug', { params: { slug: data.slug } }, token())
  expect(removed.data).toEqual({ done: true })
  expect(await ask('Where is the wombat office?')).not.toContain('Bugis')
})
test('a partly translated question is indexed in English', async () => {
  const { data } = await add({ answer: text('At Bugis.') })
  const { texts } = await app.deps.db
    .selectFrom('passages')
    .select('texts')
    .where('faq_slug', '=', data.slug)
    .executeTakeFirstOrThrow()
  expect(Object.keys(texts)).toEqual(['eng'])
})
test('equal questions and questions without Latin letters get unique slugs', async () => {
  const [one, two, three] = [await add(), await add(), await add({ question: text('???') })]
  expect(new Set([one, two, three].map(({ data }) => data.slug)).size).toBe(3)
})
test('of two simultaneous changes of a question the second is refused', async () => {
  const { data } = await add()
  const { version } = await one(data.slug)
  expect((await change(data.slug, { part: 'learning', version })).status).toBe(200)
  expect((await change(data.slug, { part: 'plans', question: text('Mine?'), version })).code).toBe('changed_meanwhile')
  expect(await one(data.slug)).toMatchObject({ part: 'learning', question: said.question })
  const { before, after } = await app.deps.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'question_changed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect([before, after]).toEqual([{ part: 'plans' }, { part: 'learning' }])
})
test('two questions changed at once are both indexed for Genie', async () => {
  const [{ data: one }, { data: other }] = [
    await add({ question: text('Where is the ibex office?') }),
    await add({ question: text('Where is the yak office?') }),
  ]
  const changed = await Promise.all([
    change(one.slug, { answer: text('The ibex office is at Bishan.') }),
    change(other.slug, { answer: text('The yak office is at Yishun.') }),
  ])
  expect(changed.map(({ status }) => status)).toEqual([200, 200])
  expect(await ask('Where is the ibex office?')).toContain('at Bishan.')
  expect(await ask('Where is the yak office?')).toContain('at Yishun.')
})
test('a question is moved', async () => {
  const slugs = async () => (await list()).map(({ slug }) => slug)
  const [first = '', , last = ''] = [...(await slugs()).slice(0, 2), (await slugs()).at(-1)]
  const move = (slug: string, after: string | null) =>
    app.call('POST /admin/faq/:slug/move', { params: { slug }, body: { after } }, token())
  await move(last, null)
  expect((await slugs()).slice(0, 2)).toEqual([last, first])
  expect((await move('nothing', null)).code).toBe('not_found')
  expect((await move(last, 'nothing')).code).toBe('not_found')
})
test('the page shows the present questions, each in its language or in English', async () => {
  await add({ question: text('Is <b>this</b> safe?'), answer: text('Yes & no.') })
  const rows = questionRows(await listQuestions(app.deps.db), { language: 'phi', part: 'plans' })
  expect(rows).toContain('Nasaan ang opisina ng wombat?')
  expect(rows).toContain(' lang="en"><summary><span>Is &#60;b&#62;this&#60;/b&#62; safe?</span>')
  expect(rows).toContain('<p>Yes &#38; no.</p>')
})
test.each([
  [{ question: text('') }, 'invalid_input'],
  [{ answer: text('  ') }, 'name_missing'],
  [{ part: 'money' as 'plans' }, 'invalid_input'],
  [{ answer: text('x'.repeat(4001)) }, 'invalid_input'],
])('%j is refused', async (wrong, code) => {
  const before = (await list()).length
  expect((await add(wrong)).code).toBe(code)
  expect(await list()).toHaveLength(before)
})
test('editing the FAQ requires the provider', async () => {
  expect((await app.call('GET /admin/faq', {}, desk.one.admin.token)).code).toBe('not_allowed')
  expect((await add({}, desk.other.admin)).code).toBe('not_allowed')
})
