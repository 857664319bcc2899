const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus']
/** Safari's own format, which comes first there. */
const safariFormat = 'audio/mp4'

export type MicrophoneFault = 'blocked' | 'missing'
export type Recording = { sound: Blob; seconds: number }
export type Recorder = { stop: () => Promise<Recording | null> }

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'

export function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'blocked' : 'missing'
}

type Options = {
  /** The browser's treatment of the sound. */
  audio: MediaTrackConstraints
  bitsPerSecond?: number
  /** A shorter recording is dropped. */
  minSeconds: number
  maxSeconds: number
  /** Receives the loudness, 0 to 1, and the seconds so far. */
  onLevel: (loudness: number, seconds: number) => void
  onFull: () => void
}

/** Records from the microphone until it is stopped, which it should be once it is full. */
export async function record(options: Options): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: options.audio })
  try {
    return recordFrom(stream, options)
  } catch (error) {
    release(stream)
    throw error
  }
}

/** Releases the microphone. */
export function release(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function recordFrom(stream: MediaStream, options: Options): Recorder {
  const { bitsPerSecond, minSeconds, maxSeconds, onLevel, onFull } = options
  const isSafari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent)
  const supportedType = [...(isSafari ? [safariFormat] : []), ...formats].find((type) =>
    MediaRecorder.isTypeSupported(type),
  )
  const recorder = new MediaRecorder(stream, {
    ...(supportedType && { mimeType: supportedType }),
    ...(bitsPerSecond && { audioBitsPerSecond: bitsPerSecond }),
  })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data)
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  const beganAt = performance.now()
  const secondsSoFar = () => (performance.now() - beganAt) / 1000
  const stopLevel = watchLevel(stream, (loudness) => onLevel(loudness, secondsSoFar()))
  recorder.start()
  const timer = setTimeout(onFull, maxSeconds * 1000)
  return {
    async stop() {
      const seconds = Math.min(secondsSoFar(), maxSeconds)
      clearTimeout(timer)
      stopLevel()
      if (recorder.state !== 'inactive') recorder.stop()
      await ended
      release(stream)
      const [type] = (recorder.mimeType || supportedType || 'audio/webm').split(';')
      return seconds < minSeconds ? null : { sound: new Blob(parts, { type: type ?? '' }), seconds }
    },
  }
}

function watchLevel(stream: MediaStream, onLevel: (loudness: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let frame = requestAnimationFrame(measure)
  function measure() {
    analyser.getFloatTimeDomainData(samples)
    onLevel(samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0))
    frame = requestAnimationFrame(measure)
  }
  return () => {
    cancelAnimationFrame(frame)
    context.close().catch(() => {})
  }
}
