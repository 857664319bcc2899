import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { type Fault, type Faults, orderedFaults } from './faults'
import { groundedAnswer, plainAnswer } from './grounded'
import { type Message, picturesIn } from './messages'
import { obedientAnswer } from './obedient'
import { type Delivery, deliver } from './spoken'
import { translatedAnswer } from './translating'

/** Behaviour of the stand-in until it is changed. */
export type Behaviour = {
  obeys: boolean
  /** Text that is read in any picture. */
  pictureText: string
  /** Text that is heard in any recording. */
  hears: string
  /** Milliseconds before each piece of an answer. */
  pieceMs: number
  /** Its literal answer, in place of one of its own. */
  says: string | null
}

/** Requests so far, for tests to check. */
type RequestLog = {
  /** `said` is the answer as the model sent it, `firstWordAt` the moment of its first word. */
  questions: { messages: Message[]; pictures: string[]; gone: boolean; said: string; firstWordAt: number }[]
  recordings: { language: string; name: string; bytes: number }[]
  spoken: string[]
  keys: string[]
}

const defaultBehaviour: Behaviour = {
  obeys: false,
  pictureText: '',
  hears: 'How do I wash towels?',
  pieceMs: 0,
  says: null,
}
const markup = (text: string) =>
  `# **Answer**\n\n> ${text}\n\n- *one* [a lesson](https://evil.example/1)\n- \`two\` <b>three</b>\n\n| a | b |\n|---|---|\n`
const statuses: Partial<Record<Fault, number>> = { error: 500, limited: 429, denied: 401 }
const errorBody = (code: string) => ({ error: { message: `it said: ${code}`, type: code, code, param: null } })

/** Applies a fault that precedes any answer; returns false if it is no such fault. */
function failsAtOnce(reply: FastifyReply, fault: Fault | null): boolean {
  const status = fault && statuses[fault]
  if (status) void reply.code(status).send(errorBody(fault))
  if (fault === 'page') void reply.type('text/html').send('<!doctype html><title>Welcome to nginx!</title>')
  if (fault === 'away' || fault === 'silent') reply.hijack()
  if (fault === 'away') reply.raw.destroy()
  return Boolean(status) || fault === 'page' || fault === 'away' || fault === 'silent'
}

function answerWith(
  fault: Fault | null,
  messages: Message[],
  { obeys, pictureText: inPicture, says }: Behaviour,
): string {
  if (fault === 'refuses_in_words') return "I'm sorry, but I can't help with that."
  if (fault === 'rubbish') return '0000 0000 %%%% ;;;; \ufffd\ufffd'
  if (fault === 'wrong_lessons') return `${plainAnswer(messages)}\n@lessons 999999, 424242`
  if (fault === 'length_at_once') return ''
  if (fault === 'none') return `${plainAnswer(messages)}\n@none`
  const answer = obeys
    ? obedientAnswer(messages, inPicture)
    : (says ?? translatedAnswer(messages) ?? groundedAnswer(messages))
  if (fault === 'thinks') return `<think>\nHm. ${messages[0]?.content}\n@none\n</think>\n\n${answer}`
  return fault === 'markup' ? markup(answer) : answer
}

function deliveryWith(fault: Fault | null, { pieceMs }: Behaviour): Delivery {
  return {
    pieceMs,
    stalls: fault === 'stalls',
    breaks: fault === 'breaks',
    cutsOff: fault === 'length',
    ...((fault === 'length' || fault === 'length_at_once') && { finish: 'length' }),
    ...(fault === 'filtered' && { finish: 'content_filter' }),
    ...(fault === 'refuses' && { refusal: 'I cannot' }),
  }
}

type StandInState = { manner: Behaviour; faults: Faults; seen: RequestLog }

function addChat(app: FastifyInstance, { manner, faults, seen }: StandInState) {
  app.post<{ Body: { messages: Message[] } }>('/v1/chat/completions', async (request, reply) => {
    const { messages } = request.body
    const question = { messages, pictures: picturesIn(messages), gone: false, said: '', firstWordAt: 0 }
    seen.questions.push(question)
    reply.raw.once('close', () => {
      question.gone = !reply.raw.writableFinished
    })
    const fault = faults.take()
    if (failsAtOnce(reply, fault)) return reply
    question.said = answerWith(fault, messages, manner)
    const onFirst = () => {
      question.firstWordAt = Date.now()
    }
    await deliver(reply, question.said, { ...deliveryWith(fault, manner), onFirst })
    return reply
  })
}

function addSounds(app: FastifyInstance, { manner, faults, seen }: StandInState) {
  app.post('/v1/audio/transcriptions', async (request, reply) => {
    const recording = { language: '', name: '', bytes: 0 }
    for await (const part of request.parts()) {
      if (part.type === 'file') Object.assign(recording, { name: part.filename, bytes: (await part.toBuffer()).length })
      else if (part.fieldname === 'language') recording.language = String(part.value)
    }
    seen.recordings.push(recording)
    const fault = faults.take()
    if (failsAtOnce(reply, fault)) return reply
    return fault === 'no_sound' ? {} : { text: manner.hears }
  })
  app.post<{ Body: { input: string } }>('/v1/audio/speech', async (request, reply) => {
    seen.spoken.push(request.body.input)
    const fault = faults.take()
    if (failsAtOnce(reply, fault)) return reply
    return reply.type('audio/mpeg').send(fault === 'no_sound' ? Buffer.from('no sound') : silence(1))
  })
}

/** A server of OpenAI's protocol that plays a model: it streams, sees, hears and speaks, and fails on order. */
export async function standInOpenai({ control = false } = {}) {
  const app = Fastify({ bodyLimit: 30 * 1_048_576, forceCloseConnections: true })
  const seen: RequestLog = { questions: [], recordings: [], spoken: [], keys: [] }
  const world: StandInState = { manner: { ...defaultBehaviour }, faults: orderedFaults(), seen }
  await app.register(multipart, { limits: { fileSize: 30 * 1_048_576 } })
  app.addHook('onRequest', async ({ headers }) => void seen.keys.push(String(headers.authorization)))
  addChat(app, world)
  addSounds(app, world)
  const behave = (changes: Partial<Behaviour>) => void Object.assign(world.manner, changes)
  const { order, forget } = world.faults
  if (control) {
    app.post<{ Body: Partial<Behaviour> }>('/_stand_in/behave', async ({ body }) => behave(body) ?? {})
    app.post<{ Body: { fault: Fault; times?: number } }>(
      '/_stand_in/fault',
      async ({ body }) => order(body.fault, body.times) ?? {},
    )
    app.get('/_stand_in/seen', async () => seen)
  }
  return {
    app,
    seen,
    order,
    behave,
    /** Restores the initial state. */
    reset() {
      forget()
      behave(defaultBehaviour)
      for (const list of Object.values(seen)) list.length = 0
    },
    listen: async () => `${await app.listen({ host: '127.0.0.1', port: 0 })}/v1`,
  }
}

const frameBytes = 417
const framesASecond = 44_100 / 1152

/** A silent MP3 of a given length: frames of 128 kbit/s whose samples are all zero. */
function silence(seconds: number): Buffer {
  const frame = Buffer.alloc(frameBytes)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  return Buffer.concat(Array.from({ length: Math.ceil(seconds * framesASecond) }, () => frame))
}
