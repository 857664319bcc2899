import type { LessonWords } from '@kasama/contract/studio/lesson'
import { duration as clockOf } from '#shared/format/duration.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import styles from './figures.module.css'
import { figuresTexts as t } from './figures.texts'

type Props = { started: number; places: number[]; english: LessonWords | undefined }

/**
 * Share of workers still watching, by part of the lesson; the part that most leave is darkest, and its subtitle is
 * quoted.
 */
export function LeavingCurve({ started, places, english }: Props) {
  const seconds = english?.duration ?? 0
  const most = Math.max(...places)
  const worst = places.indexOf(most)
  const at = (part: number) => (part / places.length) * seconds
  const words = english?.cues?.findLast(({ start }) => start <= at(worst + 0.5))?.text.replaceAll('\n', ' ')
  const time = clockOf(at(worst))
  const stay = places.map((_, part) => 1 - places.slice(0, part).reduce((sum, left) => sum + left, 0) / started)
  return (
    <>
      <div className={styles.curve} role="img" aria-label={t.curve}>
        {places.map((left, part) => (
          <i
            key={part}
            data-worst={(part === worst && left > 0) || undefined}
            style={{ blockSize: `${100 * (stay[part] ?? 0)}%` }}
          />
        ))}
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>{clockOf(0)}</span>
        <span>{seconds > 0 ? clockOf(seconds) : t.end}</span>
      </div>
      {most > 0 && <p>{words ? fillIn(t.leftMostAt, { time, words }) : fillIn(t.leftMost, { time })}</p>}
    </>
  )
}
