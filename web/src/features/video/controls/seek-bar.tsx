import { duration as clock } from '../../../shared/format/duration'
import { useTexts } from '../../../shared/i18n/use-texts'
import { readTime, useMediaValue } from '../media/media'
import type { Player } from '../use-player'
import { videoTexts } from '../video.texts'
import styles from './seek-bar.module.css'

/** Yellow: played. White: watched before, she may seek there. Striped: not watched yet. */
export function SeekBar({ player }: { player: Player }) {
  const t = useTexts(videoTexts)
  const { media, furthest } = player
  const time = useMediaValue(media, readTime, 0)
  const length = useMediaValue(media, (now) => now.duration || 0, 0)
  const played = length > 0 ? Math.min(time / length, 1) : 0
  return (
    <div className={styles.bar}>
      <span className={styles.track}>
        <span className={styles.open} style={{ width: `${Math.max(furthest, played) * 100}%` }} />
        <span className={styles.played} style={{ width: `${played * 100}%` }} />
      </span>
      <span className={styles.knob} style={{ left: `${played * 100}%` }} />
      <input
        className={styles.input}
        type="range"
        min={0}
        max={length}
        step="any"
        value={time}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
        aria-label={t('position')}
        aria-valuetext={t('timeOf', { time: clock(time), duration: clock(length) })}
      />
    </div>
  )
}
