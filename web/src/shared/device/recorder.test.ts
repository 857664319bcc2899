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
const begin = () => record({ audio: {}, minSeconds: 0.5, maxSeconds: 60, onLevel, onFull })

beforeEach(() => {
  vi.useFakeTimers()
  for (const mock of [track.stop, onLevel, onFull]) mock.mockClear()
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    mediaDevices: { getUserMedia: async () => ({ getTracks: () => [track] }) },
  })
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('calls onFull once after 60 s, and returns a recording of that length', async () => {
  const recorder = await begin()
  vi.advanceTimersByTime(59_999)
  expect(onFull).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onFull).toHaveBeenCalledOnce()
  // The page stops it a little late.
  vi.advanceTimersByTime(700)
  const recording = await recorder.stop()
  expect(recording).toMatchObject({ seconds: 60, sound: expect.objectContaining({ type: 'audio/webm' }) })
  expect(track.stop).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(120_000)
  expect(onFull).toHaveBeenCalledOnce()
})
test('never calls onFull when stopped earlier, and drops a recording that is too short', async () => {
  const recorder = await begin()
  vi.advanceTimersByTime(300)
  expect(onLevel).toHaveBeenLastCalledWith(0.5, expect.any(Number))
  expect(await recorder.stop()).toBeNull()
  const cancelled = await begin()
  void cancelled.stop()
  vi.advanceTimersByTime(120_000)
  expect(onFull).not.toHaveBeenCalled()
})
