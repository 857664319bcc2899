import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { useFileAddress } from '../../lesson.queries'
import { timeOf } from '../rules/times'
import { subtitlesTexts as t } from '../subtitles.texts'
import type { Cues, clipOf } from '../use-cues'
import styles from './clip.module.css'
import { type HostedPlayer, Picture } from './picture'
import type { Clip } from './use-clip'

type Props = {
  clip: Clip
  source: ReturnType<typeof clipOf>
  cues: Cues
  current: number
  /** Set a time of the current cue to the position of the clip. */
  marks: { begin: () => void; end: () => void }
  Player: HostedPlayer
  onChoose: (index: number) => void
}

/** The clip with its current cue over it, and a timeline with all cues below it. */
export function ClipPanel({ clip, source, cues, current, marks, Player, onChoose }: Props) {
  const { address: place } = source
  const file = useFileAddress(source.host === 'file' ? source.address : null)
  const address = file.data?.url
  const [isBroken, setBroken] = useState(false)
  const seconds = clip.seconds ?? source.seconds ?? 0
  const shown = cues.cues.find(({ start, end }) => clip.time >= start && clip.time < end)
  if (!place) return <Notice>{t.noClip}</Notice>
  return (
    <div className="stack gap-8">
      <div className={styles.picture}>
        <Picture
          clip={clip}
          source={{ ...source, address: place }}
          file={address}
          Player={Player}
          onBroken={() => setBroken(true)}
        />
        {shown && <p className={styles.shown}>{shown.text}</p>}
      </div>
      <QueryError what={t.clip} answer={file} />
      {isBroken && <Notice kind="bad">{t.cantPlay}</Notice>}
      <div className={`row gap-8 ${styles.controls}`}>
        <IconButton label={clip.isPlaying ? t.pause : t.play} onClick={clip.toggle}>
          {clip.isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </IconButton>
        <input
          type="range"
          aria-label={t.place}
          aria-valuetext={timeOf(clip.time)}
          min={0}
          max={Math.max(seconds, 0.1)}
          step={0.1}
          value={Math.min(clip.time, Math.max(seconds, 0.1))}
          onChange={(event) => clip.seek(Number(event.target.value))}
        />
        <span className="muted text-14 digits">
          {timeOf(clip.time)} / {timeOf(seconds)}
        </span>
      </div>
      {seconds > 0 && (
        <Timeline
          cues={cues}
          current={current}
          clip={{ time: clip.time, seconds }}
          address={address}
          onChoose={(index) => {
            onChoose(index)
            clip.seek(cues.cues[index]?.start ?? 0)
          }}
        />
      )}
      <div className={`row stretch wrap gap-x-14 muted text-15 ${styles.keys}`}>
        <span>
          <kbd>{t.space}</kbd> {t.plays}
        </span>
        <button type="button" disabled={cues.cues.length === 0} onClick={marks.begin}>
          <kbd>[</kbd> {t.begins}
        </button>
        <button type="button" disabled={cues.cues.length === 0} onClick={marks.end}>
          <kbd>]</kbd> {t.ends}
        </button>
      </div>
    </div>
  )
}

type TimelineProps = {
  cues: Cues
  current: number
  clip: { time: number; seconds: number }
  address: string | undefined
  onChoose: (index: number) => void
}

/** The whole clip as a strip: its loudness, each cue as a numbered block, and the position of the clip. */
function Timeline({ cues: { cues, faults }, current, clip, address, onChoose }: TimelineProps) {
  const loudness = useLoudness(address)
  const share = (seconds: number) => `${(Math.min(Math.max(seconds / clip.seconds, 0), 1) * 100).toFixed(2)}%`
  const kindOf = (index: number) => {
    const kinds = faults.filter((fault) => fault.index === index).map(({ kind }) => kind)
    if (kinds.length === 0) return undefined
    return kinds.every((kind) => kind === 'fast') ? 'fast' : 'wrong'
  }
  return (
    <fieldset className={styles.strip} aria-label={t.timeline}>
      <div className={styles.wave} aria-hidden="true">
        {loudness.map((part, place) => (
          <i key={place} style={{ height: `${Math.max(4, part * 100).toFixed(0)}%` }} />
        ))}
      </div>
      {cues.map(({ start, end }, index) => (
        <button
          key={index}
          type="button"
          tabIndex={-1}
          className={`muted text-14 bold ${styles.block}`}
          data-current={index === current || undefined}
          data-kind={kindOf(index)}
          aria-label={fillIn(t.goTo, { number: index + 1 })}
          style={{ left: share(start), width: share(end - start) }}
          onClick={() => onChoose(index)}
        >
          {index + 1}
        </button>
      ))}
      <span className={styles.head} style={{ left: share(clip.time) }} />
    </fieldset>
  )
}

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
function useLoudness(address: string | undefined): number[] {
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
