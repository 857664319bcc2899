import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

const pieceLength = 5
const charactersBeforeFault = 40

export type Delivery = {
  pieceMs: number
  stalls?: boolean
  breaks?: boolean
  cutsOff?: boolean
  finish?: string
  refusal?: string
  onFirst?: () => void
}

const chunk = (delta: object, finish_reason: string | null = null) => ({
  id: `chatcmpl-${randomUUID()}`,
  object: 'chat.completion.chunk',
  created: 0,
  model: 'stand-in',
  choices: [{ index: 0, delta, finish_reason }],
})

/** Sends a text as a stream of pieces, with the token counts at the end. */
export async function deliver(reply: FastifyReply, text: string, delivery: Delivery): Promise<void> {
  const { pieceMs, stalls, breaks, cutsOff, finish = 'stop', refusal } = delivery
  reply.hijack()
  const { raw } = reply
  const send = (data: object) => raw.write(`data: ${JSON.stringify(data)}\n\n`)
  raw.writeHead(200, { 'content-type': 'text/event-stream' })
  send(chunk({ role: 'assistant', content: '' }))
  if (refusal) send(chunk({ refusal }))
  const whole = stalls || breaks || cutsOff ? text.slice(0, charactersBeforeFault) : text
  const letters = [...whole]
  for (let index = 0; index < letters.length && !raw.destroyed; index += pieceLength) {
    if (pieceMs > 0) await wait(pieceMs)
    if (index === 0) delivery.onFirst?.()
    send(chunk({ content: letters.slice(index, index + pieceLength).join('') }))
  }
  if (stalls) return
  // The pieces sent so far arrive before the connection ends.
  if (breaks) return void raw.socket?.end()
  send(chunk({}, finish))
  const tokens = Math.ceil(text.length / 4)
  send({
    ...chunk({}),
    choices: [],
    usage: { prompt_tokens: 100, completion_tokens: tokens, total_tokens: 100 + tokens },
  })
  raw.end('data: [DONE]\n\n')
}
