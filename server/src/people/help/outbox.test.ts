import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

const page = async (address: string) => {
  const { statusCode, body, headers } = await app.app.inject(address)
  return { statusCode, body, policy: String(headers['content-security-policy']) }
}

test('the outbox shows a mail as its reader sees it: its subject in her letters, its HTML in a sandbox, its text beside it', async () => {
  const mail = {
    to: 'ma.thida@home.example',
    subject: 'စကားဝှက် ပြောင်းပါ',
    text: 'See http://kasama.test/a?b=1&c=2',
    html: '<html><head></head><body>ကြည့်ပါ<script>alert(1)</script></body></html>',
  }
  await app.deps.mail.send(mail, 'mail-1')
  const list = await page('/dev/outbox')
  expect(list.body).toContain(`<a href="/dev/outbox/mail-1.eml">${mail.subject}</a> ${mail.to}`)
  const html = await page('/dev/outbox/mail-1.eml')
  expect(html.body).toContain('<a href="http://kasama.test/a?b=1&#38;c=2">')
  expect(html.body).toMatch(/<iframe [^>]*sandbox="allow-popups/)
  expect(html.body).not.toContain('<script')
  const frame = await page('/dev/outbox/mail-1.eml/html')
  expect(frame.body).toContain('ကြည့်ပါ')
  expect(frame.policy).toMatch(/default-src 'none'.*sandbox allow-popups/)
  expect(frame.policy).not.toMatch(/script/)
  expect((await page('/dev/outbox/mail-1.eml/source')).body).toContain('Message-ID: <mail-1@kasama.example>')
  for (const name of ['no-such.eml', '..%2Fkey', 'mail-1'])
    expect((await page(`/dev/outbox/${name}`)).statusCode).toBe(404)
})
