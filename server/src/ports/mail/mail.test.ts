import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, test } from 'vitest'
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
const from = 'Kasama <hello@kasama.example>'

/** A mail server on loopback that keeps what it gets, or refuses it. */
function mailServer(refuses = false) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        if (!refuses) received.push(text)
        done(refuses ? new Error('mailbox full') : null)
      })
    },
  })
  const listening = new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`))
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { listening, received }
}

const folder = mkdtempSync(join(tmpdir(), 'kasama-outbox-'))
const server = mailServer()
const adapters: [string, () => Promise<{ mailer: Mailer; sent: () => string[] }>][] = [
  [
    'outbox',
    async () => ({
      mailer: outboxMailer(folder, from),
      sent: () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
    }),
  ],
  ['smtp', async () => ({ mailer: smtpMailer(await server.listening, from), sent: () => server.received })],
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
test('the same mail written twice is one file', async () => {
  const mailer = outboxMailer(folder, from)
  await mailer.send(mail, 'job-2')
  const before = readdirSync(folder).length
  await mailer.send(mail, 'job-2')
  expect(readdirSync(folder)).toHaveLength(before)
})
test('a mail server that refuses, or is away, makes the job fail, so that it is tried again', async () => {
  const refusing = smtpMailer(await mailServer(true).listening, from)
  await expect(refusing.send(mail, 'job-3')).rejects.toThrow('mailbox full')
  await expect(smtpMailer('smtp://127.0.0.1:1', from).send(mail, 'job-4')).rejects.toThrow()
})
