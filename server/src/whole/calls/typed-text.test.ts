import type { Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import { beforeAll, expect, test } from 'vitest'
import { createLog, type Log } from '#platform/log/log'
import { type TestApp, testApp } from '#test/app/test-app'
import { rowsWith } from '#test/database/rows-with'
import { admin, organisation } from '#test/people/admins'
import { cardAddress, employer, household, type Person, payingEmployer } from '#test/people/people'

const card = '4242424242424242'
const spaced = '4242 4242 4242 4242'
let app: TestApp
let boss: Person
let payer: Person
let worker: Person
let lin: Person
let org: number
const lines: string[] = []
beforeAll(async () => {
  const log = createLog({ logLevel: 'trace', demo: false }, { stream: { write: (line) => lines.push(line) } })
  app = await testApp({ log: log as Log })
  ;({ boss, worker } = await household(app))
  payer = await payingEmployer(app)
  lin = await admin(app)
  org = (await organisation(app, 'Sample Agency')).id
})

type Body = Record<string, unknown>
/** A call with valid fields, and those of them that refuse a card number. */
type Place = { key: string; who: () => Person | null; body: Body; fields: string[]; id?: () => number }
const owner = { name: 'Grace Sample', address: cardAddress }
const places: Place[] = [
  { key: 'POST /users/fullname', who: () => boss, body: { user_id: 0 }, fields: ['fullname'] },
  {
    key: 'POST /auth/worker_signup',
    who: () => payer,
    body: { workpermit: 'maria889', language_code: 'phi' },
    fields: ['fullname'],
  },
  {
    key: 'POST /redeem',
    who: () => worker,
    body: { name: 'Maria', address: '1 Sample Road' },
    fields: ['name', 'address'],
  },
  {
    key: 'POST /contact',
    who: () => null,
    body: { name: 'Grace', email: 'grace@home.example', message: 'Hello' },
    fields: ['name'],
  },
  {
    key: 'POST /payment/subscribe',
    who: () => boss,
    body: { plan_id: 10, source_id: 'pm_card_visa', ...owner },
    fields: ['source_id', 'name', 'address', 'coupon_code', 'promotion_code'],
  },
  { key: 'POST /payment/contact', who: () => payer, body: owner, fields: ['name', 'address'] },
  { key: 'POST /payment/change_source', who: () => payer, body: {}, fields: ['source_id'] },
  { key: 'POST /payment/validate_voucher', who: () => boss, body: {}, fields: ['code'] },
  {
    key: 'POST /admin/organisations',
    who: () => lin,
    body: { name: 'x', short_url: 'x' },
    fields: ['name', 'short_url'],
  },
  { key: 'POST /admin/admins', who: () => lin, body: { email: 'a@home.example', org_id: null }, fields: ['fullname'] },
]

const send = ({ key, who, id }: Place, body: Body) =>
  app.call(key as never, { body, ...(id && { params: { id: id() } }) } as never, who()?.token) as Promise<{
    status: number
    code?: string
    field?: string
  }>

test.each(places)('$key takes no card number for a name, an address or an id', async (place) => {
  for (const field of place.fields)
    for (const typed of [card, `Grace ${spaced}`, 'pm_4242424242424242', '၄၂၄၂၄၂၄၂၄၂၄၂၄၂၄၂']) {
      const own = 'user_id' in place.body ? { user_id: boss.id } : {}
      const { status, field: at } = await send(place, { ...place.body, ...own, [field]: typed })
      expect([typed, Math.floor(status / 100), at]).toEqual([typed, 4, field])
    }
})
test('an address is read as it was meant, however it was serialized', async () => {
  const address = cardAddress.replace(/"line1":"[^"]*"/, '"line1":"4242\\u00a04242\\u00a04242\\u00a04242"')
  const { code } = await app.call('POST /payment/contact', { body: { ...owner, address } }, payer.token)
  expect(code).toBe('card_number_typed')
})
test('a card number in a message, a note or a reason is masked, and none is in a table or in the log', async () => {
  const said = `My card ${spaced} or ${card} fails`
  const form = { name: 'Grace', email: 'grace@home.example', subject: said, message: said }
  expect((await app.call('POST /contact', { body: form })).status).toBe(200)
  const { id, message, subject } = await app.deps.db
    .selectFrom('contact_messages')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect([message, subject]).toEqual(Array(2).fill('My card •••• •••• •••• 4242 or ••••••••••••4242 fails'))
  const params = { id }
  const answer = { text: said, language_code: 'eng' as const, after: null, key: crypto.randomUUID() }
  expect((await app.call('POST /admin/messages/:id/note', { params, body: { text: said } }, lin.token)).status).toBe(
    200,
  )
  expect((await app.call('POST /admin/messages/:id/answer', { params, body: answer }, lin.token)).status).toBe(200)
  const reason = { until: '2027-03-10', reason: said }
  await app.call('POST /admin/organisations/:id/renew', { params: { id: org }, body: reason }, lin.token)
  const ofPayer = { params: { id: payer.id }, body: { until: '2026-06-10', reason: said } }
  expect((await app.call('POST /admin/accounts/:id/extend', ofPayer, lin.token)).status).toBe(200)
  await app.app.inject(`/api/subscription_plan/${card}?x=${card}`)
  await app.app.inject(`/${spaced.replaceAll(' ', '-')}`)
  await app.workDone()
  for (const typed of [card, spaced, '4242-4242']) {
    expect(await rowsWith(app.deps.db, typed)).toEqual([])
    expect(lines.filter((line) => line.includes(typed))).toEqual([])
  }
})

/** Every field that a body or a form has, by its path. */
function fieldsOf(schema: unknown, path: string): [string, Record<string, unknown>][] {
  const { properties, anyOf, items, ...rest } = schema as { properties?: object; anyOf?: unknown[]; items?: unknown }
  if (properties) return Object.entries(properties).flatMap(([name, field]) => fieldsOf(field, `${path} ${name}`))
  if (items) return fieldsOf(items, path)
  return anyOf ? anyOf.flatMap((one) => fieldsOf(one, path)) : [[path, rest]]
}
const typed = (Object.entries(calls) as [string, Call][]).flatMap(([key, { body, form }]) =>
  fieldsOf(body ?? form?.fields ?? {}, key),
)
const texts = typed.filter(([, { type }]) => type === 'string')

/** Lessons, topics and skills contain public texts; rows of households are checked one by one. */
const otherwise =
  /lessons|uploads|imports|clips|topics|skills|faq|brand|households|logins|error_reports|translation|settings|orders/
test('every field for a name, an address or an id of the provider refuses card numbers; every free text masks them', () => {
  const open = texts.filter(
    ([path, field]) =>
      !otherwise.test(path) &&
      ((/ (name|fullname|address|source_id|merchant|postalAddress)$/.test(path) && !field.noCardNumber) ||
        (/ (message|history|subject|reason|note)$/.test(path) && !field.masked)),
  )
  expect(open.map(([path]) => path)).toEqual([])
})
test('names of invisible letters alone are refused', async () => {
  for (const fullname of ['\u200b', '\u3164', ' \u2800\u200d'])
    expect((await app.call('POST /users/fullname', { body: { user_id: boss.id, fullname } }, boss.token)).code).toBe(
      'name_invisible',
    )
  expect(
    (await app.call('POST /users/fullname', { body: { user_id: boss.id, fullname: '' } }, boss.token)).status,
  ).toBe(200)
})
test('emails whose domain can not exist are refused', async () => {
  for (const email of ['x@example.com.', 'x@example..com', '.x@example.com', 'x@-example.com'])
    expect((await app.call('POST /auth/signup', { body: { email, password: 'orchid tree tea' } })).field).toBe('email')
  for (const email of [
    'a.b+kasama@example.com',
    "pat.o'brien@example.com",
    'x@münchen.example',
    '\u200by@example.com ',
  ])
    expect((await app.call('POST /auth/signup', { body: { email, password: 'orchid tree tea' } })).status).toBe(200)
  expect(
    (await app.call('POST /auth/login', { body: { email: 'y@example.com', password: 'orchid tree tea ' } })).status,
  ).toBe(200)
})
test('a User ID and a password are read without what came along when they were copied', async () => {
  const { worker: maria } = await household(app)
  for (const username of [
    `${maria.name} `,
    ` ${maria.name}`,
    `${maria.name}\u200b`,
    `\u202a${maria.name.toUpperCase()}\u202c`,
  ]) {
    const body = { username, password: `\u200b${maria.password} \u00a0`, role: 'W' as const }
    expect([username, (await app.call('POST /auth/login', { body })).status]).toEqual([username, 200])
  }
  const wrong = { username: maria.name, password: `${maria.password}x `, role: 'W' as const }
  expect((await app.call('POST /auth/login', { body: wrong })).code).toBe('wrong_worker_login')
  const free = { params: { value: `${maria.name}\u2060` } }
  expect((await app.call('GET /users/validate/:value', free, boss.token)).data.valid).toBe(false)
})
test('a voucher is read without invisible letters', async () => {
  const grace = await employer(app)
  for (const code of ['WELCOME10 ', ' welcome10', 'WELCOME10\u200b', '\u2066WEL\u00adCOME10\u2069']) {
    const reply = await app.call('POST /payment/validate_voucher', { body: { code } }, grace.token)
    expect([code, reply.data?.id]).toEqual([code, 'WELCOME10'])
  }
})
