import { mostCueSeconds } from '@kasama/contract/desk/desk.rules'

/** Opus in WebM where the browser writes it; Safari writes AAC. */
const formats = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/webm', 'audio/ogg;codecs=opus']
const shortestSeconds = 0.3

export type Take = { sound: Blob; seconds: number }
export type Recorder = { stop: () => Promise<Take | null> }

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'

export const isBlocked = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')

type Options = { onLevel: (loudest: number, seconds: number) => void; onFull: () => void }

/**
 * Records from the microphone until it is stopped, or a cue can't be longer. The browser's gain control and echo
 * cancellation are off: the speaker sees the real loudness, and the server evens it.
 */
export async function record({ onLevel, onFull }: Options): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: false, noiseSuppression: true, autoGainControl: false, channelCount: 1 },
  })
  const known = formats.find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, { ...(known && { mimeType: known }), audioBitsPerSecond: 96_000 })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data)
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  const beganAt = performance.now()
  const seconds = () => (performance.now() - beganAt) / 1000
  const stopLevel = watchLevel(stream, (loudest) => onLevel(loudest, seconds()))
  recorder.start()
  const timer = setTimeout(onFull, mostCueSeconds * 1000)
  return {
    async stop() {
      const spoken = seconds()
      clearTimeout(timer)
      stopLevel()
      if (recorder.state !== 'inactive') recorder.stop()
      await ended
      for (const track of stream.getTracks()) track.stop()
      const type = (recorder.mimeType || known || 'audio/webm').split(';')[0] ?? ''
      return spoken < shortestSeconds ? null : { sound: new Blob(parts, { type }), seconds: spoken }
    },
  }
}

function watchLevel(stream: MediaStream, onLevel: (loudest: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let frame = requestAnimationFrame(look)
  function look() {
    analyser.getFloatTimeDomainData(samples)
    onLevel(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0))
    frame = requestAnimationFrame(look)
  }
  return () => {
    cancelAnimationFrame(frame)
    context.close().catch(() => {})
  }
}

/** Plays a recording from its beginning. */
export const hear = (address: string) => void new Audio(address).play()
