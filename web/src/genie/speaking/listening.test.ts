import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recogniseInBrowser, recordForServer, type SpeakingState } from './listening'

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
  say = (...words: string[]) => this.hear(...words.map((text): [string, number] => [text, 0.9]))
  hear = (...results: [string, number][]) =>
    this.onresult({ results: results.map(([transcript, confidence]) => [{ transcript, confidence }]) })
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

let states: SpeakingState[]
let levels: number[]
const listen = () =>
  recogniseInBrowser(
    'mya',
    (level) => levels.push(level),
    (state) => states.push(state),
  )

beforeEach(() => {
  states = []
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

test('listens for at most 60 s, then shows the transcript', () => {
  listen()
  Recogniser.last.say('How do I', 'wash towels?')
  vi.advanceTimersByTime(59_000)
  expect(Recogniser.last.isStopped).toBe(false)
  vi.advanceTimersByTime(1000)
  expect(states).toEqual([{ kind: 'heard', words: 'How do I wash towels?', recording: null }])
})
test.each<[string, string[], string]>([
  ['interim words', ['how', 'how do', 'how do I wash rice'], 'how do I wash rice'],
  ['the last words twice', ['wash', 'wash rice', 'wash rice'], 'wash rice'],
  ['two sentences', ['wash', 'wash rice', 'then', 'then cook'], 'wash rice then cook'],
])("shows %s of Android's Chrome once", (_, results, words) => {
  const { stop } = listen()
  Recogniser.last.say(...results)
  stop()
  expect(states).toEqual([{ kind: 'heard', words, recording: null }])
})
test.each<[string, [string, number][], string]>([
  [
    'revised words',
    [
      ['watch', 0],
      ['watch rise', 0],
      ['wash rice', 0.9],
    ],
    'wash rice',
  ],
  [
    'words revised before the end',
    [
      ['wash', 0],
      ['wash rise', 0],
      ['wash rice now', 0],
    ],
    'wash rice now',
  ],
  [
    'a second sentence',
    [
      ['wash', 0],
      ['wash rice', 0.9],
      ['men', 0],
      ['then cook', 0.8],
    ],
    'wash rice then cook',
  ],
  [
    'two sentences that begin alike',
    [
      ['can I give milk', 0.9],
      ['can I', 0],
      ['can I give water', 0.9],
    ],
    'can I give milk can I give water',
  ],
  [
    'two sentences without confidence',
    [
      ['wash rice', 0],
      ['then', 0],
      ['then cook', 0],
    ],
    'wash rice then cook',
  ],
  [
    'one sentence less sure',
    [
      ['how do I wash rice', 0],
      ['how do I wash rice', 0],
    ],
    'how do I wash rice',
  ],
])("shows %s of Android's Chrome as they were last heard", (_, results, words) => {
  const { stop } = listen()
  Recogniser.last.hear(...results)
  stop()
  expect(states).toEqual([{ kind: 'heard', words, recording: null }])
})
test('shows the level while somebody speaks, and none after cancelling', () => {
  const { cancel } = listen()
  const { onaudiostart, onspeechstart, onspeechend } = Recogniser.last
  for (const handler of [onaudiostart, onspeechstart, onspeechend]) handler()
  expect(levels).toEqual([0.25, 0.8, 0.25])
  cancel()
  expect(levels.at(-1)).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(Recogniser.last.isStopped).toBe(false)
  expect(states).toEqual([])
})
test.each([
  ['network', { kind: 'idle', note: 'away' }],
  ['no-speech', { kind: 'idle', note: 'nothingHeard' }],
  ['not-allowed', { kind: 'blocked' }],
  ['audio-capture', { kind: 'missing' }],
  ['language-not-supported', { kind: 'deaf' }],
])('reports the error %s with the next step', (error, state) => {
  listen()
  Recogniser.last.fail(error)
  expect(states).toEqual([state])
})
test('keeps the transcript received before the connection was lost', () => {
  listen()
  Recogniser.last.say('wash towels')
  Recogniser.last.fail('network')
  expect(states).toEqual([{ kind: 'heard', words: 'wash towels', recording: null }])
})
test('shows the emergency number before the transcript is sent', async () => {
  const { stop } = listen()
  Recogniser.last.say('the baby is', 'choking')
  stop()
  const transcript = { kind: 'heard', words: 'the baby is choking', recording: null }
  expect(states).toEqual([transcript])
  await vi.waitFor(() => expect(states).toEqual([transcript, { ...transcript, emergency: choking }]))
  expect(server).toHaveBeenCalledWith('/api/emergency', expect.objectContaining({ method: 'POST' }))
})
test('a discarded transcript, and an unreachable server, change nothing', async () => {
  const { stop, cancel } = listen()
  Recogniser.last.say('choking')
  stop()
  cancel()
  await server.mock.results[0]?.value
  server.mockRejectedValueOnce(new TypeError('no connection'))
  const second = listen()
  Recogniser.last.say('choking, hello')
  second.stop()
  await vi.waitFor(() => expect(server).toHaveBeenCalledTimes(2))
  expect(states.map(({ kind }) => kind)).toEqual(['heard', 'heard'])
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
  const { stop } = await recordForServer(
    () => {},
    (state) => states.push(state),
  )
  stop()
  stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(states).toEqual([{ kind: 'idle', note: 'tooShort' }])
})
