import { voiceTexts as t } from '../voice.texts'
import { cells, cellsOf, zoneOf } from './levels'
import styles from './meter.module.css'

const all = Array.from({ length: cells }, (_, cell) => cell)
const bars = Array.from({ length: 60 }, (_, bar) => bar)

/** Loudness of the voice: 30 cells in three named zones, with a ring around the loudest so far. */
export function LevelMeter({ loudest, peak }: { loudest: number; peak: number }) {
  const [filled, highest] = [cellsOf(loudest), cellsOf(peak) - 1]
  return (
    <div className={styles.level}>
      <div className={styles.cells} aria-hidden="true">
        {all.map((cell) => (
          <i
            key={cell}
            data-zone={cell < filled ? zoneOf(cell) : undefined}
            data-peak={cell === highest || undefined}
          />
        ))}
      </div>
      <div className={styles.zones} aria-hidden="true">
        <span>{t.quiet}</span>
        <span>{t.good}</span>
        <span>{t.loud}</span>
      </div>
    </div>
  )
}

/** The recording so far, a bar for each part of it. */
export function Wave({ wave }: { wave: number[] }) {
  const every = Math.ceil(wave.length / bars.length)
  const shown = every > 1 ? wave.filter((_, at) => at % every === 0) : wave
  return (
    <div className={styles.wave} aria-hidden="true">
      {bars.map((bar) => {
        const loud = shown[bar]
        const height = loud === undefined ? undefined : `${Math.max(5, Math.min(100, Math.sqrt(loud) * 110))}%`
        return <i key={bar} data-spoken={height !== undefined || undefined} style={{ height }} />
      })}
    </div>
  )
}
