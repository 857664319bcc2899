import type { PublicConfig } from '@kasama/contract/people/help.api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#shared/api/query-client.ts'
import { queryKeys } from '#shared/api/query-keys.ts'
import { ask, transcribe } from './ask'

vi.mock('virtual:texts', () => ({ loaders: {} }))

const choking = { kind: 'choking', number: '995', name: 'Ambulance' }
const elsewhere = 'https://genie.example/api'
const answers: Record<string, object> = {
  '/api/emergency': { emergency: choking },
  '/api/chat': { answer: 'Of our own.' },
  [`${elsewhere}/voice`]: { heard: 'nabulunan ang bata' },
  [`${elsewhere}/chat`]: { answer: 'Of the service.' },
}
/** Our server, and an external service without signs of emergencies. */
const servers = vi.fn(async (url: string) => Response.json({ error: false, data: answers[url] }))
const requestedUrls = () => servers.mock.calls.map(([url]) => url)
const { signal } = new AbortController()
const chatAt = (url: string | null) =>
  queryClient.setQueryData(queryKeys.config(), { chat: { url } } as unknown as PublicConfig)

beforeEach(() => {
  servers.mockClear()
  vi.stubGlobal('fetch', servers)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

const form = { message: 'nabulunan ang bata', history: [], videoId: null, picture: null }
async function eventTypes() {
  const types: string[] = []
  for await (const { type } of ask('chat', form, signal)) types.push(type)
  return types
}

test('with an external service, our server is asked about an emergency first and gives the steps', async () => {
  chatAt(elsewhere)
  expect(await eventTypes()).toEqual(['emergency', 'answered'])
  expect(requestedUrls()).toEqual(['/api/emergency', '/api/chat'])
  const question = 'nabulunan ang bata'
  expect(await transcribe(new Blob(['sound']), signal)).toEqual({ words: question, emergency: choking, answer: null })
})
test('the external service answers although our server is unreachable', async () => {
  chatAt(elsewhere)
  servers.mockRejectedValueOnce(new TypeError('no connection'))
  expect(await eventTypes()).toEqual(['answered'])
  expect(requestedUrls()).toEqual(['/api/emergency', `${elsewhere}/chat`])
})
test('a question whose server stops is sent again, and answered by another', async () => {
  chatAt(null)
  const events = 'event: words\ndata: {"words":"1. Wa"}\n\nevent: again\ndata: {}\n\n'
  servers.mockResolvedValueOnce(new Response(events, { headers: { 'content-type': 'text/event-stream' } }))
  expect(await eventTypes()).toEqual(['words', 'asked again', 'answered'])
  expect(requestedUrls()).toEqual(['/api/chat', '/api/chat'])
})
test('S3.68: a history entry is a question and an answer, beside user_id, role and message', async () => {
  chatAt(null)
  const history = [{ question: 'How hot?', answer: '1. Warm.' }]
  for await (const _ of ask('chat', { ...form, history }, signal)) {
    const { body } = (servers.mock.calls[0] as unknown as [string, { body: FormData }])[1]
    expect(JSON.parse(String(body.get('history')))).toEqual(history)
    expect([...body.keys()]).toEqual(expect.arrayContaining(['role', 'message', 'history']))
  }
  expect(servers).toHaveBeenCalledTimes(1)
})
test('our own server finds an emergency in the question itself', async () => {
  chatAt(null)
  expect(await eventTypes()).toEqual(['answered'])
  expect(requestedUrls()).toEqual(['/api/chat'])
})
test('an external service may answer a recording at once, without a transcript', async () => {
  chatAt(elsewhere)
  const plain = { answer: '1. Wash your hands.', voice: 'said.mp3', follow_on_questions: ['With soap?'] }
  servers.mockResolvedValueOnce(Response.json(plain))
  const { words, answer } = await transcribe(new Blob(['sound']), signal)
  expect([words, answer]).toEqual(['', expect.objectContaining(plain)])
})
