import { beforeAll, expect, test, vi } from 'vitest'
import { StoreFailed } from '#platform/ports/storage/storage'
import { type TestApp, testApp } from '#test/app/test-app'
import { picture } from '#test/files/uploads'
import { admin, desks, organisation } from '#test/people/admins'
import { mails } from '#test/people/mails'
import { employer, type Person } from '#test/people/people'

let app: TestApp
let desk: Awaited<ReturnType<typeof desks>>
beforeAll(async () => {
  app = await testApp()
  desk = await desks(app)
})

const add = (body: { name: string; short_url: string }, by = desk.provider) =>
  app.call('POST /admin/organisations', { body }, by.token)
const show = async (id: number, by = desk.provider) =>
  app.call('GET /admin/organisations/:id', { params: { id } }, by.token)
type OrganisationInput = { name: string; short_url: string; version?: string }
const change = async (id: number, changes: OrganisationInput, by = desk.provider) => {
  const body = { ...changes, version: changes.version ?? (await show(id)).data.version }
  return app.call('POST /admin/organisations/:id', { params: { id }, body }, by.token)
}
const remove = (id: number, by = desk.provider) =>
  app.call('POST /admin/organisations/:id/delete', { params: { id } }, by.token)

async function contract(orgId: number, end: string) {
  const boss = await employer(app)
  const [current_period_start, current_period_end] = [new Date('2026-01-01T00:00:00Z'), new Date(end)]
  const period = { current_period_start, current_period_end }
  await app.deps.db.updateTable('users').set({ org_id: orgId }).where('id', '=', boss.id).execute()
  await app.deps.db
    .insertInto('subscriptions')
    .values({ user_id: boss.id, subscription_plan_id: 11, status: 'active', mode: 1, ...period })
    .execute()
  return boss
}
const endOf = async ({ id }: Person) =>
  (
    await app.deps.db
      .selectFrom('subscriptions')
      .select('current_period_end')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  ).current_period_end.toISOString()

test('an organisation is made at an address that is free and no page of ours, changed, and deleted while nobody is in it', async () => {
  for (const short_url of ['admin', 'library', 'ab', 'ABC', '-abc', 'abc-', 'Sunny Kettle', '../etc'])
    expect((await add({ name: 'Sunny Kettle', short_url })).code).toBe('short_url_invalid')
  const replies = await Promise.all([1, 2, 3, 4].map(() => add({ name: ' Sunny Kettle ', short_url: 'sunny-kettle' })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  const id = replies.find(({ status }) => status === 200)?.data.id ?? 0
  expect((await show(id)).data).toMatchObject({ name: 'Sunny Kettle', short_url: 'sunny-kettle', accounts: 0 })
  expect((await change(id, { name: 'Kettle', short_url: desk.one.org.short_url })).code).toBe('short_url_taken')
  expect((await change(id, { name: 'Kettle', short_url: 'kettle' })).status).toBe(200)
  await admin(app, { orgId: id })
  expect((await remove(id)).code).toBe('organisation_in_use')
  await app.deps.db.updateTable('users').set({ org_id: null }).where('org_id', '=', id).execute()
  expect((await remove(id)).status).toBe(200)
  expect((await remove(id)).code).toBe('not_found')
})
test('the second of two concurrent changes of an organisation is refused', async () => {
  const { id, name, short_url } = await organisation(app, 'Twice opened')
  const { version } = (await show(id)).data
  const second = await admin(app)
  const replies = await Promise.all([
    change(id, { name: 'Of the first', short_url, version }),
    change(id, { name, short_url: 'of-the-second', version }, second),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(replies.map(({ code }) => code)).toContain('changed_meanwhile')
  const stored = (await show(id)).data
  expect([stored.name === 'Of the first', stored.short_url === 'of-the-second'].filter(Boolean)).toHaveLength(1)
  // Based on the stored version, the change is accepted.
  expect((await change(id, { name: 'Of both', short_url: 'of-both', version: stored.version }, second)).status).toBe(
    200,
  )
  expect((await change(id, { name, short_url, version })).code).toBe('changed_meanwhile')
  expect((await show(id)).data).toMatchObject({ name: 'Of both', short_url: 'of-both' })
})
test('a former address goes on leading to the login, and becomes nobody else’s, also at once', async () => {
  const { id, name } = await organisation(app, 'Moving')
  const other = await organisation(app, 'Envious')
  await change(id, { name, short_url: 'moving-first' })
  const at = async (short_url: string) =>
    (await app.call('GET /admin/orgs', { query: { short_url } })).data.map((one) => one.id)
  const attempts = await Promise.all([
    change(id, { name, short_url: 'moving-second' }),
    change(other.id, { name: other.name, short_url: 'moving-first' }),
    add({ name: 'Third', short_url: 'moving-first' }),
  ])
  expect(attempts.map(({ status }) => status)).toEqual([200, 409, 409])
  expect((await change(other.id, { name: other.name, short_url: 'moving-first' })).code).toBe('short_url_taken')
  expect((await add({ name: 'Third', short_url: 'moving-first' })).code).toBe('short_url_taken')
  expect([await at('moving-first'), await at('moving-second')]).toEqual([[id], [id]])
  expect((await change(id, { name, short_url: 'moving-first' })).status).toBe(200)
  expect([await at('moving-first'), await at('moving-second')]).toEqual([[id], [id]])
  expect((await remove(id)).status).toBe(200)
  expect((await change(other.id, { name: other.name, short_url: 'moving-second' })).status).toBe(200)
})
test("an organisation's admin sees hers alone, and makes, changes and deletes none", async () => {
  const response = await app.call('GET /admin/organisations', { query: {} }, desk.one.admin.token)
  expect(response.data).toMatchObject({ items: [{ id: desk.one.org.id, admins: 1 }], total: 1, next_cursor: null })
  const body = { name: 'Mine', short_url: 'mine-too' }
  expect((await show(desk.other.org.id, desk.one.admin)).code).toBe('not_found')
  expect((await add(body, desk.one.admin)).code).toBe('not_allowed')
  expect((await remove(desk.one.org.id, desk.one.admin)).code).toBe('not_allowed')
  // Name, address and length of a contract are agreed with the provider.
  for (const { id } of [desk.one.org, desk.other.org])
    expect((await change(id, body, desk.one.admin)).code).toBe('not_allowed')
  expect((await change(desk.one.org.id, { ...desk.one.org, name: 'One' })).status).toBe(400)
  expect((await change(desk.one.org.id, body)).status).toBe(200)
})
test('the list goes on by name from page to page, a number by its value, and is searched', async () => {
  for (const name of ['List 27', 'list apple', 'List 7']) await organisation(app, name.toLowerCase())
  const list = async (cursor?: string) =>
    (
      await app.call(
        'GET /admin/organisations',
        { query: { q: 'LIST', limit: 2, ...(cursor && { cursor }) } },
        desk.provider.token,
      )
    ).data
  const first = await list()
  expect([first.items.map(({ name }) => name), first.total]).toEqual([['list 7', 'list 27'], 3])
  expect((await list(first.next_cursor ?? '')).items.map(({ name }) => name)).toEqual(['list apple'])
  const wrong = await app.call('GET /admin/organisations', { query: { cursor: 'eA' } }, desk.provider.token)
  expect(wrong.code).toBe('invalid_input')
})
test('contracts of an organisation are renewed at once, none is shortened, and it can be taken back once', async () => {
  const { id } = await organisation(app, 'Renewing')
  const soon = await contract(id, '2026-03-20T16:00:00Z')
  const past = await contract(id, '2026-03-01T16:00:00Z')
  const later = await contract(id, '2027-06-01T16:00:00Z')
  const foreign = await contract(desk.other.org.id, '2026-03-20T16:00:00Z')
  expect((await show(id)).data).toMatchObject({ contracts: 3, ending: 1, next_end: '2026-03-20T16:00:00.000Z' })
  const renew = (until: string, ids?: number[], by = desk.provider) =>
    app.call(
      'POST /admin/organisations/:id/renew',
      { params: { id }, body: { until, reason: 'Paid by invoice 7', ...(ids && { ids }) } },
      by.token,
    )
  expect((await renew('2026-03-10')).code).toBe('contract_day_invalid')
  const ownAdmin = await admin(app, { orgId: id })
  for (const by of [desk.one.admin, ownAdmin])
    expect((await renew('2027-03-31', undefined, by)).code).toBe('not_allowed')
  expect((await renew('2027-03-31', undefined, await admin(app, { confirmed: false }))).code).toBe('confirm_identity')
  expect((await renew('2027-03-31', [foreign.id])).data.renewed).toEqual([])
  const { is_more, ...data } = (await renew('2027-03-31')).data
  expect(is_more).toBe(false)
  expect(data.renewed.map((item) => item.id)).toEqual([soon.id, past.id])
  expect(await Promise.all([soon, past, later, foreign].map(endOf))).toEqual([
    '2027-03-31T16:00:00.000Z',
    '2027-03-31T16:00:00.000Z',
    '2027-06-01T16:00:00.000Z',
    '2026-03-20T16:00:00.000Z',
  ])
  const trailOf = async ({ id: of }: Person) =>
    (await app.call('GET /admin/accounts/:id', { params: { id: of } }, desk.provider.token)).data.audit
  expect((await trailOf(soon))[0]).toMatchObject({ action: 'contracts_renewed', reason: 'Paid by invoice 7' })
  const query = { about_kind: 'account', about_id: String(past.id), action: 'contracts_renewed' }
  const [line] = (await app.call('GET /admin/audit', { query }, desk.provider.token)).data.items
  expect(line?.changes).toEqual([
    { field: 'access_until', before: '2026-03-01T16:00:00.000Z', after: '2027-03-31T16:00:00.000Z' },
  ])
  const undo = () =>
    app.call('POST /admin/organisations/:id/renew/undo', { params: { id }, body: data }, desk.provider.token)
  const undone = await Promise.all([undo(), undo()])
  expect(undone.map((reply) => reply.data.count).sort()).toEqual([0, 2])
  expect(await endOf(soon)).toBe('2026-03-20T16:00:00.000Z')
  const { email } = await app.deps.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', ownAdmin.id)
    .executeTakeFirstOrThrow()
  const mailTexts = await mails(app, email ?? '', 2)
  // Her desk has no page of contracts, and the view of those that end soon has no renewed one.
  expect(mailTexts.join()).not.toMatch(/under Contracts|view=ending/)
  for (const words of ['2 contracts of Renewing were renewed', '31 March 2027', 'was taken back. They end as before'])
    expect(mailTexts.join()).toContain(words)
  expect((await trailOf(soon))[0]).toMatchObject({ action: 'renewal_taken_back' })
  const ending = await app.call('GET /admin/contracts/ending', { query: { org: String(id) } }, desk.provider.token)
  expect(ending.data).toMatchObject({ items: [{ id: soon.id, org: { id } }], total: 1 })
  const response = await app.call('GET /admin/contracts/ending', { query: { org: String(id) } }, desk.other.admin.token)
  expect(response.data.items.map((item) => item.id)).toEqual([foreign.id])
})

test('what was ended on purpose is renewed only by its id', async () => {
  const { id } = await organisation(app, 'Parted')
  const [running, lapsed, ended, shortened, takenBack] = [
    await contract(id, '2026-03-20T16:00:00Z'),
    await contract(id, '2026-03-01T16:00:00Z'),
    await contract(id, '2026-12-31T16:00:00Z'),
    await contract(id, '2026-12-31T16:00:00Z'),
    await contract(id, '2026-12-31T16:00:00Z'),
  ]
  const ownAdmin = await admin(app, { orgId: id })
  const end = ({ id: of }: Person, until: string, now: boolean) =>
    app.call('POST /admin/contracts/end', { body: { ids: [of], until, now, reason: 'they left' } }, ownAdmin.token)
  await end(ended, '2026-03-10', true)
  await end(takenBack, '2026-03-10', true)
  await end(shortened, '2026-03-31', false)
  await app.call('POST /admin/contracts/end/undo', { body: { ids: [takenBack.id] } }, ownAdmin.token)
  const renew = async (ids?: number[]) => {
    const body = { until: '2027-03-31', reason: 'Paid by invoice 8', ...(ids && { ids }) }
    return (await app.call('POST /admin/organisations/:id/renew', { params: { id }, body }, desk.provider.token)).data
  }
  expect((await renew()).renewed.map((one) => one.id)).toEqual([running.id, lapsed.id, takenBack.id])
  expect((await renew()).renewed).toEqual([])
  const chosen = await renew([ended.id, shortened.id])
  expect(chosen.renewed.map((one) => one.id)).toEqual([ended.id, shortened.id])
  const body = { until: chosen.until, renewed: chosen.renewed }
  await app.call('POST /admin/organisations/:id/renew/undo', { params: { id }, body }, desk.provider.token)
  expect((await renew()).renewed).toEqual([])
})
test('more contracts than one call renews are renewed by two, and by two at once', async () => {
  for (const atOnce of [false, true]) {
    const { id } = await organisation(app, `Large ${atOnce}`)
    await addContracts(id, 2001)
    const renew = () =>
      app.call(
        'POST /admin/organisations/:id/renew',
        { params: { id }, body: { until: '2027-03-31', reason: 'Paid by invoice 9' } },
        desk.provider.token,
      )
    const replies = atOnce ? await Promise.all([renew(), renew()]) : [await renew(), await renew()]
    const parts = replies.map(({ data }) => [data.renewed.length, data.is_more] as const).sort(([a], [b]) => b - a)
    expect(parts).toEqual([
      [2000, true],
      [1, false],
    ])
  }
})

/** Adds households with a contract that ends soon. */
async function addContracts(orgId: number, number: number) {
  const at = app.deps.now()
  const people = Array.from({ length: number }, (_, n) => ({
    role: 'E' as const,
    email: `household-${orgId}-${n}@example.org`,
    org_id: orgId,
    created_at: at,
  }))
  const ids = await app.deps.db.insertInto('users').values(people).returning('id').execute()
  const period = { current_period_start: at, current_period_end: new Date('2026-03-20T16:00:00Z') }
  await app.deps.db
    .insertInto('subscriptions')
    .values(
      ids.map(({ id }) => ({ user_id: id, subscription_plan_id: 11, status: 'active' as const, mode: 1, ...period })),
    )
    .execute()
}

/** Sends a file as the logo of the first organisation. */
async function sendLogo(file: Buffer, by = desk.provider) {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="logo.png"\r\nContent-Type: image/png\r\n\r\n'
  const reply = await app.app.inject({
    method: 'POST',
    url: `/api/admin/organisations/${desk.one.org.id}/logo`,
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'multipart/form-data; boundary=b' },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]),
  })
  return reply.json()
}
async function logos() {
  const keys: string[] = []
  for await (const { key } of app.deps.storage.list()) if (key.startsWith('pictures/logos/')) keys.push(key)
  return keys
}

test('a logo is drawn anew; what is no photo is refused, and nothing is left of it', async () => {
  expect((await sendLogo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).code).toBe('not_a_picture')
  expect((await sendLogo(await picture(8000, 5100))).code).toBe('picture_too_large')
  expect((await sendLogo(await picture(), desk.one.admin)).code).toBe('not_allowed')
  expect(await logos()).toEqual([])
  await sendLogo(await picture())
  const { data } = await sendLogo(await picture(900, 300))
  await app.workDone()
  expect(await logos()).toEqual([data.logo_url.slice(1)])
  expect((await show(desk.one.org.id)).data.logo_url).toBe(data.logo_url)
})
test('a logo is changed also while the store is away for the old one, which goes later', async () => {
  const { data: firstLogo } = await sendLogo(await picture())
  await app.workDone()
  expect(await logos()).toEqual([firstLogo.logo_url.slice(1)])
  const remove = vi.spyOn(app.deps.storage, 'remove').mockRejectedValueOnce(new StoreFailed('the store is away'))
  const { data } = await sendLogo(await picture(900, 300))
  expect((await show(desk.one.org.id)).data.logo_url).toBe(data.logo_url)
  await app.workDone()
  expect(remove).toHaveBeenCalledTimes(1)
  const early = "update jobs.job set start_after = now() where name = 'remove-files' and state = 'retry' returning id"
  expect((await app.database.executeSql(early, [])).rows).toHaveLength(1)
  await app.workDone()
  expect(await logos()).toEqual([data.logo_url.slice(1)])
})
