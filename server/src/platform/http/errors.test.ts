import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog, type Log, oneLineEach } from '#platform/log/log'
import { testApp } from '#test/app/test-app'
import { sendErrorsAsEnvelopes } from './errors'

test('while descriptors are short, a page is answered by a page in the language of its reader, and a call by the envelope', async () => {
  const app = Fastify()
  sendErrorsAsEnvelopes(app)
  const short = () => {
    throw Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  }
  for (const path of ['/', '/library', '/api/topics']) app.get(path, short)
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'id-ID,id;q=0.9' }
  for (const url of ['/', '/library']) {
    const page = await app.inject({ url, headers: browser })
    expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '5',
    ])
    expect(page.body).toContain('<html lang="id">')
    expect(page.body).toContain('Server sedang bermasalah.')
  }
  const inBurmese = await app.inject({ url: '/?lang=mya', headers: browser })
  expect(inBurmese.body).toContain('<html lang="my">')
  const asCall = (url: string, accept: string) => app.inject({ url, headers: { accept } })
  for (const reply of [await asCall('/api/topics', browser.accept), await asCall('/', '*/*')])
    expect(reply.json()).toMatchObject({ error: true, code: 'unavailable' })
})
test('an unexpected error has a code, on page and call, by which its lines in the log are found', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const log: Log = createLog({ logLevel: 'info', demo: false }, { stream })
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    logController: oneLineEach(),
  })
  sendErrorsAsEnvelopes(app)
  app.get('/broken', () => Promise.reject(new Error('secret')))
  const reply = await app.inject('/broken')
  const { error_message, code, values } = reply.json()
  expect([reply.statusCode, code]).toEqual([500, 'server_error'])
  expect(values.reference).toMatch(/^[2-9AC-HJKMNP-RTV-Z]{4}$/)
  expect(error_message).toBe(`Something went wrong. Try again. (${values.reference})`)
  const found = lines.map((line) => JSON.parse(line)).filter(({ reference }) => reference === values.reference)
  expect(found.map(({ msg }) => msg)).toEqual(['secret', 'request completed'])
  expect(new Set(found.map(({ reqId }) => reqId)).size).toBe(1)
  const page = await app.inject({ url: '/broken', headers: { accept: 'text/html', 'accept-language': 'id' } })
  expect(page.body).toMatch(/Ada masalah. Coba lagi. \(\w{4}\)/)
})
test('an address that nobody can read, asked for by a browser, is answered by a page too', async () => {
  const { app } = await testApp()
  const page = await app.inject({ url: '/%zz?lang=<script>', headers: { accept: 'text/html' } })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.body).not.toContain('<script>')
})
