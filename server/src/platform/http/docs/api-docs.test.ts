import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'

let app: TestApp['app']
beforeAll(async () => {
  app = (await testApp()).app
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('the page names every call, runs nothing, and its style is its own', async () => {
  const { body, headers } = await get('/api/docs')
  expect(body).toContain('POST /api/questions/:id/answers')
  expect(body).toContain('{ answers: integer[], score?: number, seconds_ago?: integer }')
  expect(body).not.toContain('<script')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^' ]+';/)
  expect(headers['content-security-policy']).not.toContain('unsafe')
})
test('the document is OpenAPI 3.1', async () => {
  expect((await get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
})
describe.each(['/api/docs', '/api/openapi.json'])('%s', (url) => {
  test('is open to no other origin', async () => {
    const { headers } = await get(url, { origin: 'https://elsewhere.example' })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })
  test.each([
    ['br', brotliDecompressSync],
    ['gzip, br;q=0', gunzipSync],
    ['gzip', gunzipSync],
  ])('comes compressed for "%s"', async (accepted, open) => {
    const plain = await get(url)
    const { headers, rawPayload } = await get(url, { 'accept-encoding': accepted })
    expect(headers).toMatchObject({ 'content-type': plain.headers['content-type'], vary: 'accept-encoding' })
    expect(open(rawPayload).toString()).toBe(plain.body)
  })
  test('is not sent again to whoever has it, nor what stands above it', async () => {
    const { headers } = await get(url)
    const unchanged = await get(url, { 'if-none-match': String(headers.etag) })
    expect(unchanged.statusCode).toBe(304)
    expect(unchanged.headers).not.toHaveProperty('content-security-policy')
  })
})
test('a call that takes a form says its fields, its files and its events', async () => {
  const { body } = await get('/api/docs')
  expect(body).toContain('file in the form: audio, 5 MiB at most')
  expect(body).toContain('event words: { words: string }')
  const { paths } = (await get('/api/openapi.json')).json()
  const { properties } = paths['/api/voice'].post.requestBody.content['multipart/form-data'].schema
  expect(Object.keys(properties)).toEqual(['user_id', 'role', 'message', 'history', 'video_id', 'image', 'audio'])
})
test('the creation of a worker lists both errors of a password', async () => {
  const { paths } = (await get('/api/openapi.json')).json()
  const responses = JSON.stringify(paths['/api/auth/worker_signup'].post.responses)
  for (const code of ['password_too_short', 'password_too_common']) expect(responses).toContain(code)
})
