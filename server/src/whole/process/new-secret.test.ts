import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { buildApp } from '#app/app'
import { sealCodesAnew } from '#people/auth/admin/codes'
import { makeUnsubscribeUrl } from '#platform/mails/unsubscribe-address'
import { mediaUrl } from '#platform/media/media-address'
import type { SecretKey } from '#platform/passwords/secrets'
import { storedKeys } from '#platform/push/stored-keys'
import { callerOf } from '#test/app/caller'
import { testApp } from '#test/app/test-app'
import { adminLogin, newAdmin } from '#test/people/admins'
import { employer } from '#test/people/people'

test('a new secret logs nobody out and breaks no address while the former one is accepted, and after it is dropped', async () => {
  const former = await testApp({ config: { demo: false } })
  const [old] = former.deps.secretKey
  const anew = 'the-next-secret-of-these-tests-is-as-long'
  const withSecret = async (...secretKey: SecretKey) => {
    const deps = { ...former.deps, secretKey }
    return { deps, app: await buildApp(deps) }
  }
  const codeOf = (secret: string) =>
    generate({ secret, epoch: Math.floor(former.deps.now().getTime() / 1000) }) as Promise<string>

  const boss = await employer(former)
  const { email } = await newAdmin(former)
  const first = await adminLogin(former, email)
  const { secret } = (await former.call('POST /admin/codes/wanted', {}, first)).data
  const { data } = await former.call('POST /admin/codes', { body: { code: await codeOf(secret) } }, first)
  const pushKeys = await storedKeys(former.deps)
  const picture = join(former.deps.config.dataDir, 'a.png')
  await writeFile(picture, 'a picture')
  await former.deps.storage.put('pictures/a.png', picture)
  const addresses = (deps: typeof former.deps) => [
    mediaUrl(deps.secretKey, 'pictures/a.png', { accountId: boss.id, now: deps.now() }),
    makeUnsubscribeUrl('', deps.secretKey, boss.id),
  ]
  const statusesOf = (app: typeof former.app, urls: string[]) =>
    Promise.all(urls.map(async (url) => (await app.inject(url)).statusCode))
  const comeIn = async (
    { app }: Awaited<ReturnType<typeof withSecret>>,
    factor: { code: string } | { recovery_code: string },
  ) => {
    const call = callerOf(app)
    const token = await adminLogin({ call }, email)
    return (await call('POST /admin/factor', { body: factor }, token)).status
  }

  const both = await withSecret(anew, old)
  expect(await statusesOf(both.app, addresses(former.deps))).toEqual([200, 200])
  expect((await callerOf(both.app)('GET /users/me', {}, boss.token)).status).toBe(200)
  former.forward({ minutes: 2 })
  expect(await comeIn(both, { code: await codeOf(secret) })).toBe(200)
  expect(await comeIn(both, { recovery_code: data.recovery_codes[0] ?? '' })).toBe(200)
  expect(await storedKeys(both.deps)).toEqual(pushKeys)
  await sealCodesAnew(both.deps)

  const dropped = await withSecret(anew)
  expect(await statusesOf(dropped.app, addresses(both.deps))).toEqual([200, 200])
  expect((await statusesOf(dropped.app, addresses(former.deps))).every((status) => status >= 400)).toBe(true)
  expect((await callerOf(dropped.app)('GET /users/me', {}, boss.token)).status).toBe(200)
  former.forward({ minutes: 2 })
  expect(await comeIn(dropped, { code: await codeOf(secret) })).toBe(200)
  expect(await storedKeys(dropped.deps)).toEqual(pushKeys)
  expect(await comeIn(dropped, { recovery_code: data.recovery_codes[1] ?? '' })).not.toBe(200)
  await Promise.all([both.app.close(), dropped.app.close()])
})
