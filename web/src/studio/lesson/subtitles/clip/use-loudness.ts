import { useEffect, useState } from 'react'

const bars = 160
/** Larger files are not loaded a second time to draw their loudness. */
const mostBytes = 80_000_000

function partsOf(samples: Float32Array): number[] {
  const step = Math.max(1, Math.floor(samples.length / bars))
  const peaks = Array.from({ length: bars }, (_, bar) => {
    let peak = 0
    // Every eighth sample is enough to see where somebody speaks.
    for (let at = bar * step; at < (bar + 1) * step; at += 8) peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
  const loudest = Math.max(...peaks, 0.01)
  return peaks.map((peak) => peak / loudest)
}

async function loudnessOf(address: string, signal: AbortSignal): Promise<number[]> {
  const reply = await fetch(address, { signal })
  if (!reply.ok || Number(reply.headers.get('content-length') ?? 0) > mostBytes) return []
  const context = new OfflineAudioContext(1, 1, 22_050)
  return partsOf((await context.decodeAudioData(await reply.arrayBuffer())).getChannelData(0))
}

/** Loudness of each part of a clip, from 0 to 1; empty if it is too large or cannot be decoded. */
export function useLoudness(address: string | undefined): number[] {
  const [loudness, setLoudness] = useState<number[]>([])
  useEffect(() => {
    setLoudness([])
    if (!address) return
    const stop = new AbortController()
    loudnessOf(address, stop.signal).then(setLoudness, () => {})
    return () => stop.abort()
  }, [address])
  return loudness
}
