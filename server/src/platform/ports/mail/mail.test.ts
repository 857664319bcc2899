import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../../../../stand-ins/mail-server'
import type { Mailer } from './mail'
import { outboxMailer } from './outbox'
import { smtpMailer } from './smtp'

const mail = {
  to: 'grace@home.example',
  subject: 'Kumusta ကြည့်ပါ',
  text: 'plain words',
  html: '<p>rich words</p>',
  headers: { 'List-Unsubscribe': '<http://kasama.test/unsubscribe>' },
}
const from = () => 'Kasama <hello@kasama.example>'

const folder = mkdtempSync(join(tmpdir(), 'kasama-outbox-'))
let server: MailServer
let refusing: MailServer
beforeAll(async () => {
  server = await startMailServer()
  refusing = await startMailServer({ refuses: true })
})
afterAll(() => Promise.all([server.stop(), refusing.stop()]))
const adapters: [string, () => Promise<{ mailer: Mailer; sent: () => string[] }>][] = [
  [
    'outbox',
    async () => ({
      mailer: outboxMailer(folder, from),
      sent: () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
    }),
  ],
  [
    'smtp',
    async () => ({ mailer: smtpMailer(server.url, from), sent: () => server.received.map(({ source }) => source) }),
  ],
]

describe.each(adapters)('%s', (_, make) => {
  test('a mail arrives with both its parts, its headers and its id', async () => {
    const { mailer, sent } = await make()
    await mailer.send(mail, 'job-1')
    const [text = ''] = sent()
    expect(text).toContain('From: Kasama <hello@kasama.example>')
    expect(text).toContain('Message-ID: <job-1@kasama.example>')
    expect(text).toContain('plain words')
    expect(text).toContain('<p>rich words</p>')
    expect(text).toMatch(/^List-Unsubscribe:\s+<http/m)
  })
})
test.each(['Cedar =?utf-8?Q?Free=20money?= Agency', 'ကြည့်ပါ =?utf-8?B?QmNj?='])(
  'an encoded word that somebody typed is read as typed: %s',
  async (subject) => {
    await outboxMailer(folder, from).send({ ...mail, subject }, 'job-typed')
    const head = readFileSync(join(folder, 'job-typed.eml'), 'utf8').split('\n\n', 1)[0] ?? ''
    const [, value = ''] = /^Subject: (.*(?:\n\s.*)*)/m.exec(head) ?? []
    const words = [...value.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word = '']) => Buffer.from(word, 'base64'))
    expect(value.replace(/=\?UTF-8\?B\?[^?]*\?=/g, '').trim()).toBe('')
    expect(Buffer.concat(words).toString()).toBe(subject)
  },
)
test('the same mail written twice is one file', async () => {
  const mailer = outboxMailer(folder, from)
  await mailer.send(mail, 'job-2')
  const countBefore = readdirSync(folder).length
  await mailer.send(mail, 'job-2')
  expect(readdirSync(folder)).toHaveLength(countBefore)
})
test('a mail server that refuses, or is away, makes the job fail, so that it is tried again', async () => {
  await expect(smtpMailer(refusing.url, from).send(mail, 'job-3')).rejects.toThrow('mailbox full')
  await expect(smtpMailer('smtp://127.0.0.1:1', from).send(mail, 'job-4')).rejects.toThrow()
})
