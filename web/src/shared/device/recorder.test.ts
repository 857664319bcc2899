import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { record } from './recorder'

/** Fakes of the browser's recorder, microphone and level, as far as they are used. */
class Recorder {
  static isTypeSupported = () => true
  state = 'inactive'
  mimeType = 'audio/webm;codecs=opus'
  ondataavailable = (_: { data: Blob }) => {}
  onstop = () => {}
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable({ data: new Blob(['sound']) })
    this.onstop()
  }
}
class Context {
  createAnalyser = () => ({ fftSize: 32, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5) })
  createMediaStreamSource = () => ({ connect() {} })
  close = async () => {}
}
const track = { stop: vi.fn() }
const [onLevel, onFull] = [vi.fn(), vi.fn()]
const begin = () => record({ audio: {}, shortestSeconds: 0.5, mostSeconds: 60, onLevel, onFull })

beforeEach(() => {
  vi.useFakeTimers()
  for (const mock of [track.stop, onLevel, onFull]) mock.mockClear()
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) },
  })
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => setTimeout(look, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it is full after 60 s, once, and what it made is as long', async () => {
  const recorder = await begin()
  vi.advanceTimersByTime(59_999)
  expect(onFull).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onFull).toHaveBeenCalledOnce()
  // The page stops it a little late.
  vi.advanceTimersByTime(700)
  const made = await recorder.stop()
  expect(made).toMatchObject({ seconds: 60, sound: expect.objectContaining({ type: 'audio/webm' }) })
  expect(track.stop).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(120_000)
  expect(onFull).toHaveBeenCalledOnce()
})
test('stopped before, it is never full; what is too short is nothing', async () => {
  const recorder = await begin()
  vi.advanceTimersByTime(300)
  expect(onLevel).toHaveBeenLastCalledWith(0.5, expect.any(Number))
  expect(await recorder.stop()).toBeNull()
  const cancelled = await begin()
  void cancelled.stop()
  vi.advanceTimersByTime(120_000)
  expect(onFull).not.toHaveBeenCalled()
})
