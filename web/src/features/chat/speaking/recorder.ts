import { mostRecordedSeconds } from '@kasama/contract/genie/chat.rules'

/** Safari's own format first where it exists, otherwise the others. */
const formats = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus']
const shortestSeconds = 0.5

export type MicrophoneFault = 'blocked' | 'missing'
type Sound = { sound: Blob; seconds: number }
type Recorder = { stop: () => Promise<Sound | null>; cancel: () => void }

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'

export function faultOf(error: unknown): MicrophoneFault {
  const name = error instanceof DOMException ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'blocked' : 'missing'
}

/** Whether the browser will ask for the microphone; a browser that cannot say counts as asking. */
export async function permission(): Promise<'granted' | 'prompt' | 'denied'> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' as PermissionName })).state
  } catch {
    return 'prompt'
  }
}

/** Asks for the microphone only: the browser remembers the answer. */
export async function askForMicrophone() {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  release(stream)
}

type Options = { onLevel: (level: number) => void; onFull: () => void }

/** Releases the microphone. */
function release(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

/** Records from the microphone until it is stopped, for 60 s at most; `onLevel` gets the loudness, 0 to 1. */
export async function record(options: Options): Promise<Recorder> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  })
  try {
    return recordFrom(stream, options)
  } catch (error) {
    release(stream)
    throw error
  }
}

function recordFrom(stream: MediaStream, { onLevel, onFull }: Options): Recorder {
  const isSafari = /^((?!chrome|android).)*safari/i.test(navigator.userAgent)
  const known = (isSafari ? formats : formats.slice(1)).find((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, known ? { mimeType: known } : {})
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data)
  const stopLevel = watchLevel(stream, onLevel)
  const beganAt = performance.now()
  recorder.start()
  const timer = setTimeout(onFull, mostRecordedSeconds * 1000)

  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve()
  })
  async function end() {
    clearTimeout(timer)
    stopLevel()
    if (recorder.state !== 'inactive') recorder.stop()
    await ended
    release(stream)
  }
  return {
    async stop() {
      const seconds = Math.min((performance.now() - beganAt) / 1000, mostRecordedSeconds)
      await end()
      const type = recorder.mimeType || known || 'audio/webm'
      return seconds < shortestSeconds
        ? null
        : { sound: new Blob(parts, { type: type.split(';')[0] ?? type }), seconds }
    },
    cancel: () => void end(),
  }
}

function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  let frame = requestAnimationFrame(look)
  function look() {
    analyser.getByteTimeDomainData(samples)
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
    onLevel(Math.min(loudest / 64, 1))
    frame = requestAnimationFrame(look)
  }
  return () => {
    cancelAnimationFrame(frame)
    context.close().catch(() => {})
  }
}
