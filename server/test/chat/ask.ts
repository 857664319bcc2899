import type { ChatAnswer } from '@kasama/contract/genie/chat.api'
import type { TestApp } from '../app/test-app'

type File = { name: 'image' | 'audio' | string; bytes: Buffer }
export type ChatForm = { fields?: Record<string, string>; files?: File[] }

const boundary = 'boundary-of-a-question'

function formOf({ fields = {}, files = [] }: ChatForm): Buffer {
  const head = (attributes: string) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${attributes}\r\n\r\n`)
  const end = Buffer.from('\r\n')
  return Buffer.concat([
    ...Object.entries(fields).flatMap(([name, value]) => [head(`name="${name}"`), Buffer.from(value), end]),
    ...files.flatMap(({ name, bytes }) => [head(`name="${name}"; filename="${name}.bin"`), bytes, end]),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

/** A question's request, as a browser's form sends it. */
export function questionRequest(token: string | null, question: ChatForm, { call = 'chat', accept = '*/*' } = {}) {
  return {
    method: 'POST' as const,
    url: `/api/${call}`,
    headers: {
      accept,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: formOf(question),
  }
}

/** Asks Genie; returns the envelope. */
export async function ask({ app }: TestApp, token: string | null, question: ChatForm | string, call = 'chat') {
  const chatForm = typeof question === 'string' ? { fields: { message: question } } : question
  const reply = await app.inject(questionRequest(token, chatForm, { call }))
  const { data, code, field, values } = reply.json()
  return { status: reply.statusCode, data: data as ChatAnswer, code, field, values }
}

export type Event = { event: string; data: Record<string, unknown> }

/** Reads server-sent events. */
function eventsIn(text: string): Event[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event = '', data = ''] = /^event: (.+)\ndata: (.+)$/.exec(block) ?? []
      return { event, data: JSON.parse(data) }
    })
}

/** Asks Genie for a stream; returns its events, or the envelope of a refusal. */
export async function askForEvents({ app }: TestApp, token: string, question: ChatForm | string, call = 'chat') {
  const chatForm = typeof question === 'string' ? { fields: { message: question } } : question
  const reply = await app.inject(questionRequest(token, chatForm, { call, accept: 'text/event-stream' }))
  const isStream = String(reply.headers['content-type']).startsWith('text/event-stream')
  return { status: reply.statusCode, events: isStream ? eventsIn(reply.body) : [], body: reply.body }
}
