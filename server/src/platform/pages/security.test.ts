import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app'

type Policy = Record<string, string[]>

async function policy(googleClientId: string | null): Promise<Policy> {
  const { app } = await testApp({ config: { googleClientId } })
  const header = String((await app.inject('/')).headers['content-security-policy'])
  const parts = header.split(';').map((part) => part.trim().split(' '))
  return Object.fromEntries(parts.map(([name = '', ...values]) => [name, values]))
}

test('no inline script, no eval, nothing from elsewhere but the video players', async () => {
  const {
    'default-src': defaultSources,
    'script-src': scripts = [],
    'frame-src': frames = [],
    ...otherDirectives
  } = await policy(null)
  expect(defaultSources).toEqual(["'none'"])
  const players = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com']
  expect(scripts).toEqual(["'self'", 'https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'])
  expect(frames).toEqual(["'self'", ...players])
  expect(JSON.stringify(otherDirectives)).not.toMatch(/unsafe|\*|google/)
})
test("the content policy allows Google's login button only if it is configured", async () => {
  const {
    'script-src': scripts,
    'style-src': styles,
    'frame-src': frames,
    'connect-src': calls,
  } = await policy('kasama')
  expect(scripts).toContain('https://accounts.google.com/gsi/client')
  expect(styles).toContain('https://accounts.google.com/gsi/style')
  expect(frames).toContain('https://accounts.google.com/gsi/')
  expect(calls).toEqual(["'self'", 'https://accounts.google.com/gsi/'])
})
test('a chat service elsewhere is let in where it is configured, for its answers and what speaks them', async () => {
  const { app } = await testApp({ config: { chatUrl: 'https://chat.example/api' } })
  const header = String((await app.inject('/chat')).headers['content-security-policy'])
  expect(header).toContain("connect-src 'self' https://chat.example;")
  expect(header).toContain("media-src 'self' blob: https://chat.example;")
  expect((await app.inject('/api/config')).json().data.chat.url).toBe('https://chat.example/api')
})
test('Stripe is let in on the pages that take a card, where its keys are set, and nowhere else', async () => {
  const [{ app: withKeys }, { app: without }] = [
    await testApp({ config: { stripePublishableKey: 'pk_test_x' } }),
    await testApp(),
  ]
  const policyOf = async (address: string, app = withKeys) =>
    String((await app.inject(address)).headers['content-security-policy'])
  const cardPages = ['/payment', '/payment?plan_id=10', '/Payment/', '/payment?mode=switch', '/e-settings-card']
  for (const address of cardPages) {
    const policy = await policyOf(address)
    expect(policy).toMatch(/script-src [^;]* https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/)
    expect(policy).toMatch(
      /frame-src [^;]* https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com https:\/\/hooks\.stripe\.com;/,
    )
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;")
    expect(policy).not.toContain('unsafe')
    expect(await policyOf(address, without)).not.toContain('stripe')
  }
  const otherPages = [
    '/',
    '/e-login',
    '/signup',
    '/reset/x',
    '/library',
    '/video/1',
    '/public',
    '/public/video/1',
    '/kasama',
  ]
  otherPages.push(
    '/subscribe',
    '/subscribe-2',
    '/payment_successful',
    '/payments',
    '/payments/1',
    '/payment/x',
    '/nothing',
  )
  otherPages.push('/e-settings', '/e-settings-plan', '/e-settings-login', '/worker-details', '/must-watch', '/contact')
  otherPages.push(
    '/privacy.html',
    '/robots.txt',
    '/dev/outbox',
    '/unsubscribe/x',
    '/api/config',
    '/assets/x.js',
    '/media/x',
  )
  for (const address of otherPages) expect(await policyOf(address), address).not.toContain('stripe')
})
test('the page of a reset link sends no referrer, others their origin', async () => {
  const { app } = await testApp()
  const referrer = async (path: string) => (await app.inject(path)).headers['referrer-policy']
  for (const path of ['/reset/secret', '/Reset/secret', '/reset_worker/secret?from=mail']) {
    expect(await referrer(path)).toBe('no-referrer')
  }
  for (const path of ['/', '/reset', '/library', '/resetter/x']) {
    expect(await referrer(path)).toBe('strict-origin-when-cross-origin')
  }
})

test('answers and files may run nothing, in few words', async () => {
  const { app } = await testApp({ config: { production: true } })
  const headersOf = async (address: string) => (await app.inject(address)).headers
  for (const address of ['/api/topics', '/api/no-such-call', '/assets/no-such-file.js', '/favicon.svg']) {
    const headers = await headersOf(address)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['strict-transport-security']).toBe((await headersOf('/'))['strict-transport-security'])
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect(JSON.stringify(headers).length).toBeLessThan(600)
  }
})
test('pictures that mails show may be fetched from elsewhere, nothing else may', async () => {
  const { app } = await testApp()
  const policy = async (address: string) => (await app.inject(address)).headers['cross-origin-resource-policy']
  for (const address of ['/mail/logo.png', '/pictures/no-such.png']) expect(await policy(address)).toBe('cross-origin')
  for (const address of ['/', '/api/topics', '/media/x', '/people/dewi.svg', '/assets/x.js', '/mail'])
    expect(await policy(address)).toBe('same-origin')
})
test('an address that cannot be read is refused with the same headers', async () => {
  const { app } = await testApp()
  const reply = await app.inject('/%zz')
  expect(reply.statusCode).toBe(400)
  expect(reply.headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})
