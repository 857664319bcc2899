import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { classNames } from '#shared/ui/class-names.ts'
import styles from './label-sheet.module.css'
import { redemptionsTexts as t } from './redemptions.texts'

type Props = {
  /** Places of one sheet; null is an empty one. */
  places: (Redemption | null)[]
  /** Number of places at its start that were used before. */
  used: number
  withNumber: boolean
}

/**
 * In hundredths of the paper's width: usual and smallest letters, and the height of a label; `line` is a factor of the
 * letters.
 */
const size = { usual: 2.015, least: 1.1, room: 13.4, line: 1.32 }
const lettersOfLine = 28

const linesOf = (text: string) =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersOfLine)), 0)

/** Returns the largest size of letters with which every line is on the label. */
function sizeOf(text: string): number {
  const fitting = size.room / (linesOf(text) * size.line)
  return Math.max(size.least, Math.min(size.usual, fitting))
}

/** One sheet of labels. Used places and the dotted edges do not print. */
export function LabelSheet({ places, used, withNumber }: Props) {
  return (
    <div className={styles.labels}>
      {places.map((order, place) => {
        const key = order?.id ?? `place-${place}`
        if (!order)
          return (
            <div key={key} className={classNames(styles.label, place < used && styles.used)}>
              {place < used && <em>{t.used}</em>}
            </div>
          )
        const { name = '', address = '', id } = order
        const lines = (address ?? '').trim()
        return (
          <div key={key} className={styles.label} style={{ fontSize: `${sizeOf(`${name}\n${lines}`)}cqw` }}>
            <b>{name}</b>
            <span>{lines}</span>
            {withNumber && <small>{id}</small>}
          </div>
        )
      })}
    </div>
  )
}
