import { maxCueSeconds } from '@kasama/contract/desk/desk.rules'
import { useEffect, useRef, useState } from 'react'
import { faultOf, type Recorder, type Recording, record } from '#shared/device/recorder.ts'
import { voiceTexts as t } from '../voice.texts'

const waveEvery = 0.12
/** Without gain control and echo cancellation the speaker sees the real loudness; the server evens it. */
const voice = {
  audio: { echoCancellation: false, noiseSuppression: true, autoGainControl: false, channelCount: 1 },
  bitsPerSecond: 96_000,
  minSeconds: 0.3,
  maxSeconds: maxCueSeconds,
}

/** A recording in progress, or one that is not saved yet. `wave` has a loudness for each 0.12 seconds. */
export type TakeState = {
  state: 'ready' | 'recording' | 'taken'
  seconds: number
  loudest: number
  peak: number
  wave: number[]
  take: Recording | null
  problem: string | null
}
const nothing: TakeState = {
  state: 'ready',
  seconds: 0,
  loudest: 0,
  peak: 0,
  wave: [],
  take: null,
  problem: null,
}

/** Records one cue: begin, stop, repeat. It starts with an unsaved recording, if there is one. */
export function useTake(unsaved: TakeState | null) {
  const [now, setNow] = useState(unsaved ?? nothing)
  const recorder = useRef<Recorder | null>(null)
  const isBeginning = useRef(false)
  const address = useObjectUrl(now.take?.sound)
  useEffect(() => () => void recorder.current?.stop(), [])

  const onLevel = (loudest: number, seconds: number) =>
    setNow((before) => ({
      ...before,
      loudest,
      seconds,
      peak: Math.max(before.peak, loudest),
      wave: seconds > before.wave.length * waveEvery ? [...before.wave, loudest] : before.wave,
    }))
  async function begin() {
    if (isBeginning.current || recorder.current) return
    isBeginning.current = true
    setNow(nothing)
    try {
      recorder.current = await record({ ...voice, onLevel, onFull: () => void stop() })
      setNow({ ...nothing, state: 'recording' })
    } catch (error) {
      setNow({ ...nothing, problem: t[faultOf(error)] })
    }
    isBeginning.current = false
  }
  async function stop() {
    const ending = recorder.current
    recorder.current = null
    const take = await ending?.stop()
    if (!take) return setNow({ ...nothing, problem: t.tooShort })
    setNow((before) => ({
      ...before,
      state: 'taken',
      loudest: 0,
      seconds: take.seconds,
      take,
    }))
  }
  const press = () => void (now.state === 'recording' ? stop() : begin())
  return {
    now,
    /** Address of the recording that is not saved yet. */
    address,
    press,
    again: () => void begin(),
    clear: () => setNow(nothing),
    fail: (problem: string) => setNow((before) => ({ ...before, problem })),
  }
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setAddress(url)
    return () => {
      URL.revokeObjectURL(url)
      setAddress(undefined)
    }
  }, [blob])
  return address
}
