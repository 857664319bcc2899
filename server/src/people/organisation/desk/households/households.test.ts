import { employerInvitationDays } from '@kasama/contract/people/auth/auth.rules'
import type { HouseholdRow, PrintedLogin } from '@kasama/contract/people/desk/households.api'
import { loginCardWords } from '@kasama/contract/people/login-card-words'
import { beforeAll, expect, test, vi } from 'vitest'
import { tidyJobOf } from '#people/auth/session/tidy.job'
import type { TestApp } from '#test/app/test-app'
import { type Desks, testDesk } from '#test/people/admins'
import { mails, newLoginsTo } from '#test/people/mails'
import { employer, type Person } from '#test/people/people'
import { linesOf } from '../../../../../../stand-ins/pdf-reader'
import { languageOf } from './language-of'

let app: TestApp
let desk: Desks
beforeAll(async () => {
  ;({ app, desk } = await testDesk())
})

const until = '2026-12-31'
let created = 0
const row = (change: Partial<HouseholdRow> = {}): HouseholdRow => {
  const n = ++created
  const names = { employer_name: 'Adam Nutmeg', worker_name: 'Thida Padauk', language: 'Burmese' }
  return { line: n, employer_email: `Boss${n}@nutmeg.example`, user_id: `helper${1000 + n}`, ...names, ...change }
}
type HouseholdsInput = { rows: HouseholdRow[]; by?: Person; orgId?: number; mail?: boolean }
const requestOf = (orgId = desk.one.org.id) => ({ params: { id: orgId } })
const check = async ({ rows, by = desk.one.admin, orgId }: HouseholdsInput) =>
  app.call('POST /admin/organisations/:id/households/check', { ...requestOf(orgId), body: { rows } }, by.token)
const make = ({ rows, by = desk.one.admin, orgId, mail = false }: HouseholdsInput) =>
  app.call('POST /admin/organisations/:id/households', { ...requestOf(orgId), body: { until, mail, rows } }, by.token)
const accounts = async () =>
  Number(
    (
      await app.deps.db
        .selectFrom('users')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

async function read(file: Buffer, by = desk.one.admin) {
  const boundary = 'boundary-of-a-form'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="list.csv"\r\nContent-Type: text/csv\r\n\r\n`
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/admin/organisations/${desk.one.org.id}/households/read`,
    headers: { authorization: `Bearer ${by.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  return reply.json()
}

test('a household is made whole: both log in, the contract runs, and the same rows again change nothing', async () => {
  const rows = [row(), row()]
  const { data } = await make({ rows, mail: true })
  expect(data).toMatchObject({ there: 0, until: '2026-12-31T16:00:00.000Z' })
  expect(data.logins.map(({ user_id }) => user_id)).toEqual(rows.map(({ user_id }) => user_id))
  const [login] = data.logins
  const body = { username: login?.user_id ?? '', password: login?.password ?? '', role: 'W' as const }
  expect((await app.call('POST /auth/login', { body })).status).toBe(200)
  const accountsBefore = await accounts()
  expect((await make({ rows })).data).toMatchObject({ logins: [], there: 2 })
  expect((await check({ rows })).data.rows.map(({ state }) => state)).toEqual(['there', 'there'])
  expect(await accounts()).toBe(accountsBefore)
})
test('an employer whose helper left gets the next one: her account and contract stay, also of two imports at once', async () => {
  const first = row()
  const [login] = (await make({ rows: [first] })).data.logins
  const boss = await app.deps.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', first.employer_email.toLowerCase())
    .executeTakeFirstOrThrow()
  const contractOf = () =>
    app.deps.db.selectFrom('subscriptions').selectAll().where('user_id', '=', boss.id).executeTakeFirstOrThrow()
  const contract = await contractOf()
  const next = (user_id: string) => row({ ...first, user_id, worker_name: 'Siti Melati', employer_name: 'Else' })
  expect((await check({ rows: [next('helper9001')] })).data.rows[0]?.problem).toBe('email_taken')
  const unlink = { params: { id: boss.id }, body: { reason: 'she went home' } }
  await app.call('POST /admin/accounts/:id/unlink', unlink, desk.one.admin.token)
  const checked = (await check({ rows: [next('helper9001'), row()] })).data.rows
  expect(checked.map(({ state }) => state)).toEqual(['ready', 'ready'])
  // Another organisation is told nothing, and makes nothing.
  const foreign = { rows: [next('helper9001')], by: desk.other.admin, orgId: desk.other.org.id }
  expect((await check(foreign)).data.rows[0]?.problem).toBe('email_taken')
  expect((await make(foreign)).code).toBe('rows_refused')
  const accountsBefore = await accounts()
  const replies = await Promise.all([
    make({ rows: [next('helper9001')] }),
    make({ rows: [next('helper9001')] }),
    make({ rows: [next('helper9002')] }),
  ])
  expect(replies.filter(({ data }) => data?.logins.length === 1)).toHaveLength(1)
  expect(await accounts()).toBe(accountsBefore + 1)
  expect(await contractOf()).toEqual(contract)
  const page = (await app.call('GET /admin/accounts/:id', { params: { id: boss.id } }, desk.one.admin.token)).data
  expect(page.person.name).toBe('Adam Nutmeg')
  expect(page.linked?.id).not.toBe(login?.id)
  await app.workDone()
  expect(newLoginsTo(app, boss.email ?? '')).toHaveLength(1)
})
test('an employer whose contract is over gets no next helper by an import', async () => {
  const first = row()
  await make({ rows: [first] })
  const email = first.employer_email.toLowerCase()
  const { db } = app.deps
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const end = { ids: [id], until: '2026-03-10', now: true, reason: 'they left us' }
  await app.call('POST /admin/contracts/end', { body: end }, desk.one.admin.token)
  const unlink = { params: { id }, body: { reason: 'she went home' } }
  await app.call('POST /admin/accounts/:id/unlink', unlink, desk.one.admin.token)
  const rows = [row({ ...first, user_id: 'helper9100' })]
  expect((await check({ rows })).data.rows[0]?.problem).toBe('email_taken')
  expect((await make({ rows })).code).toBe('rows_refused')
})
test('rows that cannot be are refused, each with its reason, and with one of them nothing is made', async () => {
  const existing = await employer(app)
  const [first, known] = [row(), row()]
  await make({ rows: [known], by: desk.other.admin, orgId: desk.other.org.id })
  const rows = [
    first,
    row({ employer_email: 'lena pandan' }),
    row({ employer_email: existing.name }),
    row({ employer_email: first.employer_email.toUpperCase() }),
    row({ user_id: 'abc' }),
    row({ user_id: known.user_id.toUpperCase() }),
    row({ user_id: first.user_id }),
    row({ language: 'Tamil' }),
    row({ worker_name: 'عائشة' }),
    known,
    row({ employer_email: '=cmd|x!a1@nutmeg.example', employer_name: '=HYPERLINK(1)' }),
  ]
  const { data } = await check({ rows })
  expect(data.rows.map(({ problem }) => problem)).toEqual([
    null,
    'email',
    'email_taken',
    'email_twice',
    'user_id',
    'user_id_taken',
    'user_id_twice',
    'language',
    'worker_name',
    'email_taken',
    null,
  ])
  expect(data.rows[3]?.twin).toBe(first.line)
  const accountsBefore = await accounts()
  expect((await make({ rows })).code).toBe('rows_refused')
  expect(await accounts()).toBe(accountsBefore)
})
test('eight imports of one file at once make it once', async () => {
  const rows = Array.from({ length: 12 }, () => row())
  const accountsBefore = await accounts()
  const replies = await Promise.all(Array.from({ length: 8 }, () => make({ rows })))
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(replies.map(({ data }) => data.logins.length).sort((a, b) => b - a)).toEqual([12, 0, 0, 0, 0, 0, 0, 0])
  expect(await accounts()).toBe(accountsBefore + 24)
})
test('two organisations that claim one User ID at once: one has it, the other nothing of its file', async () => {
  const contested = row()
  const [one, other] = [
    [row(), contested],
    [row(), { ...contested, employer_email: 'else@nutmeg.example' }],
  ]
  const accountsBefore = await accounts()
  const replies = await Promise.all([
    make({ rows: one }),
    make({ rows: other, by: desk.other.admin, orgId: desk.other.org.id }),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await accounts()).toBe(accountsBefore + 4)
})
test("another organisation's admin, and an employer, make and read nothing", async () => {
  const rows = [row()]
  expect((await make({ rows, by: desk.other.admin })).code).toBe('not_found')
  expect((await check({ rows, by: desk.other.admin })).code).toBe('not_found')
  expect((await read(Buffer.from('a,b'), desk.other.admin)).code).toBe('not_found')
  expect((await make({ rows, by: await employer(app) })).code).toBe('not_allowed')
  expect((await make({ rows, by: desk.provider, orgId: 2_000_000 })).code).toBe('not_found')
  const body = { until: '2026-03-10', mail: false, rows }
  const long = { until: '2027-03-12', mail: false, rows }
  const create = (token: string) =>
    app.call('POST /admin/organisations/:id/households', { ...requestOf(), body: long }, token)
  expect((await create(desk.one.admin.token)).code).toBe('contract_too_long')
  const response = await app.call(
    'POST /admin/organisations/:id/households',
    { ...requestOf(), body },
    desk.one.admin.token,
  )
  expect(response.code).toBe('contract_day_invalid')
})

const table =
  'Employer email;Employer name;User ID;Helper name;Language;Note\na@b.example;Zoë;helper77;Siti;Indonesian;x\n'
test('headers are known in either order of their words', async () => {
  const heads = [
    'Email employer,Name employer,User ID of helper,Name of the helper,Language worker',
    'Employer’s email,Boss name,Work Permit,Maid,Language',
  ]
  for (const head of heads) {
    const { data } = await read(Buffer.from(`${head}\na@b.example,Ann,abc12345,Siti,Burmese`))
    expect(data.columns).toEqual({ employer_email: 0, employer_name: 1, user_id: 2, worker_name: 3, language: 4 })
  }
})
test('a file is read in the encodings that spreadsheets write, and its columns are found', async () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, 'utf16le')])
  for (const file of [Buffer.from(table), Buffer.from(`\ufeff${table}`), Buffer.from(table, 'latin1'), utf16]) {
    const { data } = await read(file)
    expect(data.columns).toEqual({ employer_email: 0, employer_name: 1, user_id: 2, worker_name: 3, language: 4 })
    expect(data.rows).toEqual([{ line: 2, cells: ['a@b.example', 'Zoë', 'helper77', 'Siti', 'Indonesian', 'x'] }])
  }
})
test.each([
  ['Myanmar Burmese', 'mya'],
  ['Burmese (Myanmar)', 'mya'],
  ['MM', 'mya'],
  ['မြန်မာ', 'mya'],
  ['မြန်မာဘာသာ', 'mya'],
  ['Filipino/Tagalog', 'phi'],
  ['Wikang Filipino', 'phi'],
  ['Tagalog/English', 'phi'],
  ['English, Filipino', 'phi'],
  ['PH', 'phi'],
  ['B. Indonesia', 'ind'],
  ['Bahasa', 'ind'],
  ['IDN', 'ind'],
  ['Indonesain', 'ind'],
  ['Use English Language', 'eng'],
  ['Bahasa Inggris', 'eng'],
  ['Englsh', 'eng'],
  ['Bahasa Melayu', null],
  ['Tamil/English', null],
  ['', null],
])('the language "%s" is %s', (input, code) => expect(languageOf(input)).toBe(code))
test('refuses files that are no table, too long or too large, with the reason', async () => {
  expect((await read(Buffer.from('504b030414000600', 'hex'))).code).toBe('not_a_table')
  expect((await read(Buffer.alloc(0))).code).toBe('not_a_table')
  expect((await read(Buffer.from([0x61, 0x2c, 0x81, 0xff, 0x00, 0x62]))).code).toBe('unknown_letters')
  expect((await read(Buffer.from(`email\n${'a@b.example\n'.repeat(501)}`))).code).toBe('table_too_long')
  const sparse = `email,name\n${'a@b.example,\n,\n'.repeat(300)}`
  const { data } = await read(Buffer.from(sparse))
  expect([data.rows.length, data.rows.at(-1).line]).toEqual([300, 600])
  expect((await read(Buffer.from(`email,name\n${'a@b.example,\n , \n'.repeat(501)}`))).code).toBe('table_too_long')
  expect((await read(Buffer.alloc(6 * 1_048_576, 'a,b\n'))).code).toBe('too_large')
})
test('new passwords end the old ones, for workers of the organisation, by who said just now who she is', async () => {
  const rows = [row(), row()]
  const { data } = await make({ rows })
  const ids = data.logins.map(({ id }) => id)
  const renew = (by: Person, orgId = desk.one.org.id, of = ids) =>
    app.call('POST /admin/organisations/:id/logins/renew', { params: { id: orgId }, body: { ids: of } }, by.token)
  expect((await renew(desk.other.admin)).code).toBe('not_found')
  expect((await renew(desk.other.admin, desk.other.org.id)).code).toBe('not_found')
  const hash = vi.spyOn(app.deps.passwords, 'hash')
  expect((await renew(desk.provider, desk.one.org.id, [...ids, desk.provider.id])).code).toBe('not_found')
  expect(hash).not.toHaveBeenCalled()
  const renewed = (await renew(desk.one.admin)).data.logins
  expect(renewed.map(({ id }) => id)).toEqual(ids)
  const logIn = (password = '') =>
    app.call('POST /auth/login', { body: { username: renewed[0]?.user_id ?? '', password, role: 'W' } })
  expect((await logIn(data.logins[0]?.password)).code).toBe('wrong_worker_login')
  expect((await logIn(renewed[0]?.password)).status).toBe(200)
  const audit = await app.deps.db.selectFrom('audit_log').selectAll().where('org_id', '=', desk.one.org.id).execute()
  expect(JSON.stringify(audit)).not.toContain(renewed[0]?.password)
  const [mail] = await mails(app, (rows[0]?.employer_email ?? '').toLowerCase(), 1)
  expect(mail).toMatch(/On \d{1,2} \w+ \d{4} your agency made a new password for your helper, Thida Padauk/)
  expect(mail).not.toContain(renewed[0]?.password)
  app.forward({ minutes: 6 })
  expect((await renew(desk.one.admin)).code).toBe('confirm_identity')
})
test('cards are drawn in four languages, eight a page', async () => {
  const logins = Array.from(
    { length: 17 },
    (_, index): PrintedLogin => ({
      id: index + 1,
      name: ['Thida Padauk', 'သီတာ', 'Siti', ''][index % 4] ?? '',
      user_id: `helper${index}`,
      password: 'kamuti-rosepa-47',
      language_code: (['mya', 'mya', 'ind', 'phi'] as const)[index % 4] ?? 'eng',
    }),
  )
  const { data } = await app.call(
    'POST /admin/organisations/:id/logins/cards',
    { ...requestOf(), body: { logins, on_a_page: 8 } },
    desk.one.admin.token,
  )
  const pdf = Buffer.from(data.pdf, 'base64').toString('latin1')
  expect([data.pages, pdf.slice(0, 8)]).toEqual([3, '%PDF-1.7'])
  expect(pdf.match(/\/Type \/Page /g)).toHaveLength(3)
})
test('a card greets nobody by a name that our fonts cannot print', async () => {
  const login = { id: 1, user_id: 'helper1', password: 'kamuti-rosepa-47', language_code: 'ind' as const }
  const linesFor = async (name: string) => {
    const body = { logins: [{ ...login, name }], on_a_page: 1 as const }
    const path = 'POST /admin/organisations/:id/logins/cards'
    const { data } = await app.call(path, { ...requestOf(), body }, desk.one.admin.token)
    return linesOf(Buffer.from(data.pdf, 'base64'))
  }
  expect(await linesFor('Siti Melati')).toContain(loginCardWords.helloName.ind.replace('{name}', 'Siti'))
  expect(await linesFor('美玲')).toContain(loginCardWords.hello.ind)
})
test('an employer is invited by the name of her organisation, with a link that waits a week for her', async () => {
  const [invited, silent] = [row(), row()]
  const { data } = await make({ rows: [invited, silent], mail: true })
  const email = invited.employer_email.toLowerCase()
  await mails(app, silent.employer_email.toLowerCase(), 1)
  const [mail = ''] = await mails(app, email, 1)
  expect(mail).toContain(`Subject: ${desk.one.org.name} has opened your Kasama account`)
  expect(mail).toContain(data.logins[0]?.user_id)
  const token = /reset\/([\w-]+)/.exec(mail)?.[1] ?? ''
  const aNight = async () => {
    app.forward({ days: 1 })
    await tidyJobOf(app.deps).run({}, '')
  }
  for (let night = 1; night < employerInvitationDays; night++) {
    await aNight()
    const link = await app.call('POST /auth/reset_link', { body: { token, role: 'E' } })
    expect([night, link.data.valid]).toEqual([night, true])
  }
  const body = { token, new_password: 'sampaguita-2025' }
  expect((await app.call('POST /auth/employer_reset_password', { body })).status).toBe(200)
  const login = { username: email, password: body.new_password, role: 'E' as const }
  expect((await app.call('POST /auth/login', { body: login })).status).toBe(200)
  const addresses = [invited, silent].map((household) => household.employer_email.toLowerCase())
  const links = app.deps.db
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'user_id')
    .select('used_at')
    .where('email', 'in', addresses)
  expect(await links.execute()).toHaveLength(2)
  await aNight()
  expect(await links.execute()).toEqual([])
})
