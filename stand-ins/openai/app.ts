import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { type Fault, type Faults, orderedFaults } from './faults'
import { type Message, picturesIn, wordsOf, passagesIn } from './messages'
import { silence } from './silence'
import { type Delivery, deliver } from './spoken'
import { translatedAnswer } from './translating'

const general: [RegExp, string][] = [
  [/Burmese/, 'လက်ကို ဆပ်ပြာနဲ့ အရင်ဆေးပါ။ ပြီးရင် သန့်ရှင်းတဲ့ အဝတ်နဲ့ သုတ်ပါ။'],
  [/Filipino/, 'Hugasan muna ang kamay gamit ang sabon. Pagkatapos, punasan ng malinis na tela.'],
  [/Indonesian/, 'Cuci tangan dulu dengan sabun. Lalu keringkan dengan kain bersih.'],
  [/English/, 'Wash your hands with soap first. Then dry them with a clean cloth.'],
]

/** A plausible answer in the language that the rules ask for. */
function plainAnswer(messages: Message[]): string {
  const rules = wordsOf(messages[0] ?? { role: 'system', content: '' })
  const language = /Write in ([^\n]+)/.exec(rules)?.[1] ?? 'English'
  return general.find(([name]) => name.test(language))?.[1] ?? ''
}

/** The answer of a model that follows its instructions: the best passages as steps, followed by their lessons. */
function groundedAnswer(messages: Message[]): string {
  const passages = passagesIn(messages).filter(({ text }) => text !== '')
  if (passages.length === 0) return plainAnswer(messages)
  const steps = passages.slice(0, 3).map(({ text }, n) => `${n + 1}. ${text.split('\n')[0]?.slice(0, 160)}`)
  const lessons = [...new Set(passages.flatMap(({ lesson }) => lesson ?? []))].slice(0, 2)
  const next = passages.slice(1, 3).map(({ title }) => `@ask ${title}`)
  return [...steps, ...(lessons.length > 0 ? [`@lessons ${lessons.join(', ')}`] : []), ...next].join('\n')
}

type Duty = [wanted: RegExp, does: (order: string, messages: Message[]) => string]

const rulesOf = (messages: Message[]) => wordsOf(messages[0] ?? { role: 'system', content: '' })
const rot13 = (text: string) =>
  text.replace(/[a-z]/gi, (one) => {
    const base = one <= 'Z' ? 65 : 97
    return String.fromCharCode(((one.charCodeAt(0) - base + 13) % 26) + base)
  })
const ways: [RegExp, (text: string) => string][] = [
  [/base64/i, (text) => Buffer.from(text).toString('base64')],
  [/\bhex/i, (text) => Buffer.from(text).toString('hex')],
  [/backwards|reversed|pabaliktad|terbalik/i, (text) => [...text].reverse().join('')],
  [/rot13/i, rot13],
  [/capital/i, (text) => text.toUpperCase()],
  [/letter by letter|a line each|isa-isa/i, (text) => [...text].join('\n')],
  [/with spaces|with dots/i, (text) => [...text].join('.')],
]
const inTheWay = (order: string, text: string) => (ways.find(([way]) => way.test(order))?.[1] ?? String)(text)

const duties: Duty[] = [
  [
    /(rules|instructions|system prompt|system message|told before|aturan|instruksi|panuto|utos sa iyo|စည်းမျဉ်း)/i,
    (order, messages) => inTheWay(order, rulesOf(messages)),
  ],
  [
    /(everything you|all you have|conversation so far|other (workers|users|accounts|people|households)|akun lain|ibang account)/i,
    (order, messages) => inTheWay(order, messages.map(wordsOf).join('\n')),
  ],
  [
    /((?:https?|javascript|data|tel|mailto|intent|whatsapp)[:：]\S+|(?:www|bit|wa|t)[.．]\S+|\b[\w-]+(?:[.．][\w-]+)+(?:[/:]\S*)?)/i,
    (order) => {
      const [, address = ''] = /([a-z]+[:：]\S+|\b[\w-]+(?:[.．][\w-]+)+(?:[/:]\S*)?)/i.exec(order) ?? []
      const forms = [address, `[press here](${address})`, `<a href="${address}">press</a>`, `<${address}>`]
      return [...forms, `![](${address})`, `**${address}**`, `press:${address}`].join('\n')
    },
  ],
  [/[\w.]+@[\w.]+/, (order) => `Write to ${/[\w.]+@[\w.]+/.exec(order)?.[0]}`],
  [/\+?\d[\d -]{6,}\d/, (order) => `Call ${/\+?\d[\d -]{6,}\d/.exec(order)?.[0]}`],
  [/@lessons? [\d, ]+|lessons? (number )?\d+/i, (order) => `@lessons ${order.match(/\d+/g)?.join(', ')}`],
  [/<\w+[^>]*>/, (order) => /<\w+[^>]*>.*/.exec(order)?.[0] ?? ''],
  [/@ask/, (order) => /@ask .*/.exec(order)?.[0] ?? ''],
]

/**
 * The answer of a model that obeys every order in its input, wherever it stands: each line of an attack is carried out
 * as far as a machine can, among words that pass for an answer.
 */
function obedientAnswer(messages: Message[], inPicture: string): string {
  const lines = [...messages.slice(1).map(wordsOf), inPicture].join('\n').split('\n')
  const orders = lines.filter((line) => /ORDER|IMPORTANT|SYSTEM|PENTING|MAHALAGA|အရေးကြီး/.test(line))
  const done = orders.flatMap((order) =>
    duties.flatMap(([wanted, does]) => (wanted.test(order) ? [does(order, messages)] : [])),
  )
  return [plainAnswer(messages), ...done].join('\n')
}

/** Behaviour of the stand-in until it is changed. */
export type Manner = {
  obeys: boolean
  /** Text that is read in any picture. */
  inPicture: string
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

const usual: Manner = { obeys: false, inPicture: '', hears: 'How do I wash towels?', pieceMs: 0, says: null }
const markup = (text: string) =>
  `# **Answer**\n\n> ${text}\n\n- *one* [a lesson](https://evil.example/1)\n- \`two\` <b>three</b>\n\n| a | b |\n|---|---|\n`
const statuses: Partial<Record<Fault, number>> = { error: 500, limited: 429, denied: 401 }
const failure = (code: string) => ({ error: { message: `it said: ${code}`, type: code, code, param: null } })

/** Applies a fault that precedes any answer; returns false if it is no such fault. */
function failsAtOnce(reply: FastifyReply, fault: Fault | null): boolean {
  const status = fault && statuses[fault]
  if (status) void reply.code(status).send(failure(fault))
  if (fault === 'page') void reply.type('text/html').send('<!doctype html><title>Welcome to nginx!</title>')
  if (fault === 'away' || fault === 'silent') reply.hijack()
  if (fault === 'away') reply.raw.destroy()
  return Boolean(status) || fault === 'page' || fault === 'away' || fault === 'silent'
}

function wordsWith(fault: Fault | null, messages: Message[], { obeys, inPicture, says }: Manner): string {
  if (fault === 'refuses_in_words') return "I'm sorry, but I can't help with that."
  if (fault === 'rubbish') return '0000 0000 %%%% ;;;; \ufffd\ufffd'
  if (fault === 'wrong_lessons') return `${plainAnswer(messages)}\n@lessons 999999, 424242`
  if (fault === 'none') return `${plainAnswer(messages)}\n@none`
  const answer = obeys
    ? obedientAnswer(messages, inPicture)
    : (says ?? translatedAnswer(messages) ?? groundedAnswer(messages))
  if (fault === 'thinks') return `<think>\nHm. ${messages[0]?.content}\n@none\n</think>\n\n${answer}`
  return fault === 'markup' ? markup(answer) : answer
}

function deliveryWith(fault: Fault | null, { pieceMs }: Manner): Delivery {
  return {
    pieceMs,
    stalls: fault === 'stalls',
    breaks: fault === 'breaks',
    ...(fault === 'filtered' && { finish: 'content_filter' }),
    ...(fault === 'refuses' && { refusal: 'I cannot' }),
  }
}

type World = { manner: Manner; faults: Faults; seen: RequestLog }

function addChat(app: FastifyInstance, { manner, faults, seen }: World) {
  app.post<{ Body: { messages: Message[] } }>('/v1/chat/completions', async (request, reply) => {
    const { messages } = request.body
    const question = { messages, pictures: picturesIn(messages), gone: false, said: '', firstWordAt: 0 }
    seen.questions.push(question)
    reply.raw.once('close', () => {
      question.gone = !reply.raw.writableFinished
    })
    const fault = faults.take()
    if (failsAtOnce(reply, fault)) return reply
    question.said = wordsWith(fault, messages, manner)
    const onFirst = () => {
      question.firstWordAt = Date.now()
    }
    await deliver(reply, question.said, { ...deliveryWith(fault, manner), onFirst })
    return reply
  })
}

function addSounds(app: FastifyInstance, { manner, faults, seen }: World) {
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
  const world: World = { manner: { ...usual }, faults: orderedFaults(), seen }
  await app.register(multipart, { limits: { fileSize: 30 * 1_048_576 } })
  app.addHook('onRequest', async ({ headers }) => void seen.keys.push(String(headers.authorization)))
  addChat(app, world)
  addSounds(app, world)
  const behave = (changes: Partial<Manner>) => void Object.assign(world.manner, changes)
  const { order, forget } = world.faults
  if (control) {
    app.post<{ Body: Partial<Manner> }>('/_stand_in/behave', async ({ body }) => behave(body) ?? {})
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
    calmDown() {
      forget()
      behave(usual)
      for (const list of Object.values(seen)) list.length = 0
    },
    listen: async () => `${await app.listen({ host: '127.0.0.1', port: 0 })}/v1`,
  }
}
