import { generate } from 'otplib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { admin, adminLogin, adminPassword, newAdmin } from '#test/people/admins'
import { mails, mailsTo } from '#test/people/mails'
import { type SoftPasskey, softPasskey } from '#test/people/passkey'
import { employer } from '#test/people/people'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { demo: false } })
})

const register = (id: number, token: string) => app.call('POST /auth/session/:id', { params: { id } }, token)
const me = (token: string) => app.call('GET /users/me', {}, token)

async function makePasskey(token: string, passkey = softPasskey()) {
  const { data } = await app.call('POST /admin/passkeys/wanted', {}, token)
  const body = { name: 'Desk computer', passkey: passkey.make(data.challenge) }
  return { passkey, reply: await app.call('POST /admin/passkeys', { body }, token) }
}

const codeOf = (secret: string) =>
  generate({ secret, epoch: Math.floor(app.deps.now().getTime() / 1000) }) as Promise<string>

async function makeCodes(token: string) {
  const { data } = await app.call('POST /admin/codes/wanted', {}, token)
  const reply = await app.call('POST /admin/codes', { body: { code: await codeOf(data.secret) } }, token)
  return { secret: data.secret, uri: data.uri, reply }
}

async function usePasskey(token: string, passkey: SoftPasskey) {
  const { data } = await app.call('POST /admin/factor/passkey', {}, token)
  return app.call('POST /admin/factor', { body: { passkey: passkey.use(data.challenge) } }, token)
}

/** An admin who logged in for the first time and set up a factor. */
async function settled() {
  const { id, email } = await newAdmin(app)
  const token = await adminLogin(app, email)
  const { passkey, reply } = await makePasskey(token)
  await register(id, token)
  return { id, email, token, passkey, codes: reply.data.recovery_codes }
}

describe('a login at the desk', () => {
  test('waits for its first factor, shows ten recovery codes once, and comes in then', async () => {
    const { id, email } = await newAdmin(app)
    const token = await adminLogin(app, email)
    expect((await register(id, token)).code).toBe('second_factor_needed')
    expect((await app.call('GET /admin/coming_in', {}, token)).data).toMatchObject({
      email,
      has_passed: false,
      is_required: true,
      passkeys: 0,
      has_codes: false,
    })
    const { reply } = await makePasskey(token)
    expect(new Set(reply.data.recovery_codes).size).toBe(10)
    expect((await register(id, token)).status).toBe(200)
    expect((await me(token)).data).toMatchObject({ role: 'A' })
    const second = await makeCodes(token)
    expect([second.reply.status, second.reply.data.recovery_codes]).toEqual([200, []])
    expect(second.uri).toMatch(/^otpauth:\/\/totp\//)
    const rows = await app.deps.db.selectFrom('code_apps').selectAll().where('user_id', '=', id).execute()
    expect(JSON.stringify(rows)).not.toContain(second.secret)
  })
  test('passes by passkey, by code or by a recovery code, each once', async () => {
    const { id, email, token, passkey, codes } = await settled()
    const { secret } = await makeCodes(token)
    app.forward({ minutes: 2 })
    const used = await adminLogin(app, email)
    expect((await register(id, used)).code).toBe('second_factor_needed')
    expect((await usePasskey(used, passkey)).status).toBe(200)
    expect((await register(id, used)).status).toBe(200)

    const code = await codeOf(secret)
    const [first, replayed] = [await adminLogin(app, email), await adminLogin(app, email)]
    expect((await app.call('POST /admin/factor', { body: { code } }, first)).status).toBe(200)
    expect((await app.call('POST /admin/factor', { body: { code } }, replayed)).code).toBe('wrong_factor')
    app.forward({ minutes: 2 })
    const typed = `${codes[0]?.replace('-', ' ').toUpperCase()}`
    const recovered = await app.call('POST /admin/factor', { body: { recovery_code: typed } }, replayed)
    expect([recovered.status, recovered.data.recovery_left]).toEqual([200, 9])
    const secondLogin = await adminLogin(app, email)
    expect((await app.call('POST /admin/factor', { body: { recovery_code: typed } }, secondLogin)).code).toBe(
      'wrong_factor',
    )
    const [mail = ''] = await mails(app, email, 1)
    expect(mail).toContain('recovery code')
  })
  test('one recovery code in ten calls at once lets one of them in', async () => {
    const { email, codes } = await settled()
    const tokens = await Promise.all(Array.from({ length: 10 }, () => adminLogin(app, email)))
    const body = { recovery_code: codes[3] ?? '' }
    const replies = await Promise.all(tokens.map((token) => app.call('POST /admin/factor', { body }, token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
  test('one code in ten calls at once lets one of them in', async () => {
    const { email, token } = await settled()
    const { secret } = await makeCodes(token)
    app.forward({ minutes: 2 })
    const tokens = await Promise.all(Array.from({ length: 10 }, () => adminLogin(app, email)))
    const body = { code: await codeOf(secret) }
    const replies = await Promise.all(tokens.map((pending) => app.call('POST /admin/factor', { body }, pending)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })
  test('of two first factors at once one stays, and the other login is asked for it', async () => {
    const { email } = await newAdmin(app)
    const tokens = [await adminLogin(app, email), await adminLogin(app, email)]
    const replies = await Promise.all(tokens.map(async (token) => (await makePasskey(token)).reply))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.code).toBe('factor_needed')
  })
  test('goes on with no session by its key, and is no fresh check of the one that lives', async () => {
    const { id, email, token } = await settled()
    app.forward({ minutes: 6 })
    const { session_key } = (await app.call('GET /auth/session/:id', { params: { id } }, token)).data
    const body = { email, password: adminPassword, role: 'A' as const, session_key }
    const { data } = await app.call('POST /auth/login', { body })
    expect((await me(data.token)).code).toBe('session_not_registered')
    await app.call('POST /auth/login', { body: { email, password: adminPassword, role: 'A' } }, token)
    expect((await app.call('POST /admin/recovery_codes', {}, token)).code).toBe('confirm_identity')
  })
})

describe('a pending login with a factor to pass', () => {
  test('may not add another one', async () => {
    const { email } = await settled()
    const token = await adminLogin(app, email)
    expect((await app.call('POST /admin/passkeys/wanted', {}, token)).code).toBe('factor_needed')
    expect((await app.call('POST /admin/codes/wanted', {}, token)).code).toBe('factor_needed')
  })
  test.each(['GET /admin/factors', 'GET /admin/admins', 'GET /admin/audit', 'GET /users/me'] as const)(
    'may not call %s',
    async (key) => {
      const { email } = await settled()
      const token = await adminLogin(app, email)
      expect((await app.call(key, { query: {} } as never, token)).code).toBe('session_not_registered')
    },
  )
  test('is no place to guess: the eleventh wrong code is refused unread, a right one too', async () => {
    const limited = await testApp({ config: { demo: false, rateLimitFactor: 1 } })
    const { email } = await newAdmin(limited)
    const token = await adminLogin(limited, email)
    const wrong = async () => (await limited.call('POST /admin/factor', { body: { code: '000000' } }, token)).status
    const replies = []
    for (let n = 0; n < 11; n++) replies.push(await wrong())
    expect(replies).toEqual([...Array(10).fill(403), 429])
  })
  test('tells her by one mail that it is locked, however often and from wherever it is tried on', {
    tags: 'long',
  }, async () => {
    const limited = await testApp({ config: { demo: false, rateLimitFactor: 1 } })
    const { id, email } = await newAdmin(limited)
    const token = await adminLogin(limited, email)
    const headers = { authorization: `Bearer ${token}` }
    const payload = { code: '000000' }
    const tryFrom = (remoteAddress: string) =>
      limited.app.inject({ method: 'POST', url: '/api/admin/factor', headers, payload, remoteAddress })
    for (let n = 0; n < 10; n++) await tryFrom('198.51.100.1')
    expect(mailsTo(limited, email)).toEqual([])
    const addresses = Array.from({ length: 6 }, (_, n) => `203.0.113.${n + 1}`)
    const refused = await Promise.all(addresses.map(() => tryFrom('198.51.100.1')))
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(429))
    for (const address of addresses) for (let n = 0; n < 3; n++) await tryFrom(address)
    const [mail = ''] = await mails(limited, email, 1)
    expect(mail).toContain('Too many wrong codes at your login')
    const lines = await limited.deps.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'factor_locked')
      .where('user_id', '=', id)
      .execute()
    expect(lines).toHaveLength(1)
  })
})

describe('a passkey', () => {
  test('of another admin, of another challenge, of another origin or without her finger is none', async () => {
    const [one, other] = [await settled(), await settled()]
    const token = await adminLogin(app, one.email)
    expect((await usePasskey(token, other.passkey)).code).toBe('wrong_factor')
    const ask = async (from = token) => (await app.call('POST /admin/factor/passkey', {}, from)).data.challenge
    const send = async (passkey: object) =>
      (await app.call('POST /admin/factor', { body: { passkey } } as never, token)).code
    await ask()
    expect(await send(one.passkey.use('AAAA'))).toBe('wrong_factor')
    expect(await send(one.passkey.use(await ask(), { origin: 'https://kasama.test.example' }))).toBe('wrong_factor')
    expect(await send(one.passkey.use(await ask(), { rpId: 'example' }))).toBe('wrong_factor')
    expect(await send(one.passkey.use(await ask(), { isVerified: false }))).toBe('wrong_factor')
    const elsewhere = await ask(await adminLogin(app, one.email))
    expect(await send(one.passkey.use(elsewhere))).toBe('wrong_factor')
  })
  test('signs a challenge once, and within five minutes', async () => {
    const { email, passkey } = await settled()
    const token = await adminLogin(app, email)
    const { challenge } = (await app.call('POST /admin/factor/passkey', {}, token)).data
    const body = { passkey: passkey.use(challenge) }
    const replies = await Promise.all([1, 2, 3].map(() => app.call('POST /admin/factor', { body }, token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const expiredChallenge = (await app.call('POST /admin/factor/passkey', {}, token)).data.challenge
    app.forward({ minutes: 6 })
    const tooLate = await app.call('POST /admin/factor', { body: { passkey: passkey.use(expiredChallenge) } }, token)
    expect(tooLate.code).toBe('wrong_factor')
  })
  test('refuses and disables a passkey whose counter goes back', async () => {
    const { email, passkey } = await settled()
    const token = await adminLogin(app, email)
    const use = async (counter: number) => {
      const { challenge } = (await app.call('POST /admin/factor/passkey', {}, token)).data
      return (await app.call('POST /admin/factor', { body: { passkey: passkey.use(challenge, { counter }) } }, token))
        .code
    }
    expect([await use(5), await use(5), await use(6)]).toEqual([undefined, 'wrong_factor', undefined])
  })
  test('that is made for another account already is refused', async () => {
    const subject = await settled()
    const token = await adminLogin(app, (await newAdmin(app)).email)
    expect((await makePasskey(token, subject.passkey)).reply.code).toBe('wrong_factor')
  })
  test('of rubbish is refused in a sentence', async () => {
    const { email } = await newAdmin(app)
    const token = await adminLogin(app, email)
    await app.call('POST /admin/passkeys/wanted', {}, token)
    const passkey = { id: 'AAAA', client_data: 'AAAA', attestation: 'AAAA', transports: [] }
    expect((await app.call('POST /admin/passkeys', { body: { name: 'x', passkey } }, token)).code).toBe('wrong_factor')
  })
})

describe('a fresh check', () => {
  const renew = async (token: string) => (await app.call('POST /admin/recovery_codes', {}, token)).code
  test('follows a login, ends after five minutes, and comes back by passkey', async () => {
    const { token, passkey } = await settled()
    expect(await renew(token)).toBeUndefined()
    app.forward({ minutes: 6 })
    expect(await renew(token)).toBe('confirm_identity')
    const { challenge } = (await app.call('POST /admin/factor/passkey', {}, token)).data
    expect((await app.call('POST /admin/confirm', { body: { passkey: passkey.use(challenge) } }, token)).status).toBe(
      200,
    )
    expect(await renew(token)).toBeUndefined()
  })
  test('is not had by a password alone where she has a passkey, and with a code where she has codes', async () => {
    const { token } = await settled()
    const confirm = (body: object) => app.call('POST /admin/confirm', { body } as never, token)
    const first = await confirm({ password: adminPassword })
    expect([first.code, first.field]).toEqual(['wrong_factor', 'passkey'])
    const { secret } = await makeCodes(token)
    app.forward({ minutes: 6 })
    expect((await confirm({ password: adminPassword })).field).toBe('code')
    expect((await confirm({ password: 'not it', code: await codeOf(secret) })).code).toBe('wrong_password')
    expect((await confirm({ password: adminPassword, code: await codeOf(secret) })).status).toBe(200)
    expect(await renew(token)).toBeUndefined()
  })
  test('is needed to add a factor too', async () => {
    const { token } = await settled()
    app.forward({ minutes: 6 })
    expect((await app.call('POST /admin/passkeys/wanted', {}, token)).code).toBe('confirm_identity')
    expect((await app.call('POST /admin/codes/wanted', {}, token)).code).toBe('confirm_identity')
  })
})

describe('factors', () => {
  test('are listed to her alone, and the last one stays', async () => {
    const { token, passkey } = await settled()
    const other = await settled()
    const list = async () => (await app.call('GET /admin/factors', {}, token)).data
    const { passkeys, recovery_left } = await list()
    expect([passkeys.map(({ name }) => name), recovery_left]).toEqual([['Desk computer'], 10])
    expect(JSON.stringify(await list())).not.toContain(passkey.id)
    const params = { id: passkeys[0]?.id ?? 0 }
    expect((await app.call('POST /admin/passkeys/:id/remove', { params }, other.token)).code).toBe('not_found')
    expect((await app.call('POST /admin/passkeys/:id/remove', { params }, token)).code).toBe('last_factor')
    await makeCodes(token)
    const both = await Promise.all([
      app.call('POST /admin/passkeys/:id/remove', { params }, token),
      app.call('POST /admin/codes/remove', {}, token),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  test('new recovery codes end the old ones', async () => {
    const { email, token, codes } = await settled()
    const issued = await app.call('POST /admin/recovery_codes', {}, token)
    expect(issued.data.recovery_codes).toHaveLength(10)
    const pending = await adminLogin(app, email)
    const use = (recovery_code: string) => app.call('POST /admin/factor', { body: { recovery_code } }, pending)
    expect((await use(codes[0] ?? '')).code).toBe('wrong_factor')
    expect((await use(issued.data.recovery_codes[0] ?? '')).status).toBe(200)
  })
})

test('in demo mode an admin without a factor comes in and confirms by password; with one she is asked for it', async () => {
  const demo = await testApp({ config: { demo: true } })
  const { id, email } = await newAdmin(demo)
  const token = await adminLogin(demo, email)
  expect((await demo.call('POST /auth/session/:id', { params: { id } }, token)).status).toBe(200)
  const confirmed = await demo.call('POST /admin/confirm', { body: { password: adminPassword } }, token)
  expect(confirmed.status).toBe(200)
  const { data } = await demo.call('POST /admin/passkeys/wanted', {}, token)
  const body = { name: 'Key', passkey: softPasskey().make(data.challenge) }
  await demo.call('POST /admin/passkeys', { body }, token)
  const next = await adminLogin(demo, email)
  const refused = await demo.call('POST /auth/session/:id', { params: { id } }, next)
  expect(refused.code).toBe('second_factor_needed')
})
test('a forgotten password is no way in: nobody mails an admin a link because a guest asked', async () => {
  const { email, id } = await settled()
  await app.call('POST /auth/employer_forgot_password', { body: { email } })
  const links = await app.deps.db.selectFrom('reset_tokens').selectAll().where('user_id', '=', id).execute()
  expect(links).toEqual([])
})
test('an idle session ends after twelve hours', async () => {
  const { token } = await settled()
  app.forward({ minutes: 12 * 60 - 1 })
  expect((await me(token)).status).toBe(200)
  app.forward({ minutes: 12 * 60 + 1 })
  expect((await me(token)).code).toBe('session_ended')
})
test('an employer knows nothing of it', async () => {
  const { token } = await employer(app)
  expect((await app.call('GET /admin/coming_in', {}, token)).code).toBe('not_allowed')
  expect((await app.call('POST /admin/factor/passkey', {}, token)).code).toBe('not_allowed')
  expect((await admin(app)).token).toBeTruthy()
})
