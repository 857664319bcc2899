import { fillIn } from '#shared/i18n/texts.ts'
import { subtitlesTexts as t } from '../subtitles.texts'
import type { Cues } from '../use-cues'
import styles from './clip.module.css'
import { useLoudness } from './use-loudness'

type Props = {
  cues: Cues
  current: number
  clip: { time: number; seconds: number }
  address: string | undefined
  onChoose: (index: number) => void
}

/** The whole clip as a strip: its loudness, each cue as a numbered block, and the position of the clip. */
export function Timeline({ cues: { cues, faults }, current, clip, address, onChoose }: Props) {
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
          className={styles.block}
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
