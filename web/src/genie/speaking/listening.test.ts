import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenHere, listenThere, type SpeakingState } from './listening'

/** A fake of the browser's recogniser, controlled by the test. */
class Recogniser {
  static last: Recogniser
  isStopped = false
  onresult = (_: object) => {}
  onerror = (_: object) => {}
  onaudiostart = () => {}
  onspeechstart = () => {}
  onspeechend = () => {}
  onend = () => {}
  constructor() {
    Recogniser.last = this
  }
  start() {}
  abort() {}
  stop() {
    this.isStopped = true
    this.onend()
  }
  say = (...words: string[]) => this.onresult({ results: words.map((transcript) => [{ transcript }]) })
  fail(error: string) {
    this.onerror({ error })
    this.onend()
  }
}

/** A fake of the browser's recorder, which ends a moment after it is stopped. */
class Recorder {
  static isTypeSupported = () => true
  state = 'inactive'
  mimeType = 'audio/webm'
  onstop = () => {}
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    setTimeout(() => this.onstop(), 100)
  }
}
class Context {
  createAnalyser = () => ({ fftSize: 32 })
  createMediaStreamSource = () => ({ connect() {} })
  close = async () => {}
}

vi.mock('virtual:texts', () => ({ loaders: {} }))

const choking = { kind: 'choking', number: '995', name: 'Ambulance' }
/** A fake server, which detects whether help is needed. */
const server = vi.fn(async (_: string, { body }: { body: string }) =>
  Response.json({ error: false, data: { emergency: JSON.parse(body).text.includes('choking') ? choking : null } }),
)

let told: SpeakingState[]
let levels: number[]
const listen = () =>
  listenHere(
    'mya',
    (level) => levels.push(level),
    (state) => told.push(state),
  )

beforeEach(() => {
  told = []
  levels = []
  vi.useFakeTimers()
  vi.stubGlobal('SpeechRecognition', Recogniser)
  vi.stubGlobal('fetch', server)
  server.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the browser listens for 60 s at most, and then shows what it understood', () => {
  listen()
  Recogniser.last.say('How do I', 'wash towels?')
  vi.advanceTimersByTime(59_000)
  expect(Recogniser.last.isStopped).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(told).toEqual([{ kind: 'heard', words: 'How do I wash towels?', recording: null }])
})
test('it shows when somebody is speaking, and nothing once it is over', () => {
  const { cancel } = listen()
  const { onaudiostart, onspeechstart, onspeechend } = Recogniser.last
  for (const happens of [onaudiostart, onspeechstart, onspeechend]) happens()
  expect(levels).toEqual([0.25, 0.8, 0.25])
  cancel()
  expect(levels.at(-1)).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(Recogniser.last.isStopped).toBe(false)
  expect(told).toEqual([])
})
test.each([
  ['network', { kind: 'idle', note: 'away' }],
  ['no-speech', { kind: 'idle', note: 'nothingHeard' }],
  ['not-allowed', { kind: 'blocked' }],
  ['audio-capture', { kind: 'missing' }],
  ['language-not-supported', { kind: 'deaf' }],
])('where it fails with %s, she is told what can be done', (error, state) => {
  listen()
  Recogniser.last.fail(error)
  expect(told).toEqual([state])
})
test('what was understood before the line was lost is not lost', () => {
  listen()
  Recogniser.last.say('wash towels')
  Recogniser.last.fail('network')
  expect(told).toEqual([{ kind: 'heard', words: 'wash towels', recording: null }])
})
test('where the words say that help is needed, the number comes before she has sent them', async () => {
  const { stop } = listen()
  Recogniser.last.say('the baby is', 'choking')
  stop()
  const heard = { kind: 'heard', words: 'the baby is choking', recording: null }
  expect(told).toEqual([heard])
  await vi.waitFor(() => expect(told).toEqual([heard, { ...heard, emergency: choking }]))
  expect(server).toHaveBeenCalledWith('/api/emergency', expect.objectContaining({ method: 'POST' }))
})
test('words that she takes back, and a server that is away, change nothing', async () => {
  const { stop, cancel } = listen()
  Recogniser.last.say('choking')
  stop()
  cancel()
  await server.mock.results[0]?.value
  server.mockRejectedValueOnce(new TypeError('no line'))
  const again = listen()
  Recogniser.last.say('choking, hello')
  again.stop()
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2))
  expect(told.map(({ kind }) => kind)).toEqual(['heard', 'heard'])
})

test('two taps on Stop end a recording once', async () => {
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [] }) },
  })
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const { stop } = await listenThere(
    () => {},
    (state) => told.push(state),
  )
  stop()
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual([{ kind: 'idle', note: 'tooShort' }])
})
