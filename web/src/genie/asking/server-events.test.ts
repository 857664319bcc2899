import { expect, test } from 'vitest'
import { type ServerEvent, serverEvents } from './server-events'

async function read(parts: (string | Uint8Array)[]) {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part)
      controller.close()
    },
  })
  const events: ServerEvent[] = []
  for await (const event of serverEvents(body)) events.push(event)
  return events
}

test('reads events across any chunk boundary', async () => {
  const stream =
    'event: words\ndata: {"words":"Test"}\n\n: still here\n\nevent: answer\r\ndata: one\r\ndata: two\r\n\r\n'
  const expected = [
    { event: 'words', data: '{"words":"Test"}' },
    { event: 'answer', data: 'one\ntwo' },
  ]
  expect(await read([stream])).toEqual(expected)
  expect(await read([...stream])).toEqual(expected)
})
test('joins a split character, and ignores an incomplete event', async () => {
  const letters = new TextEncoder().encode('data: ရေ\n\ndata: cut')
  expect(await read([letters.slice(0, 8), letters.slice(8)])).toEqual([{ event: 'message', data: 'ရေ' }])
})
