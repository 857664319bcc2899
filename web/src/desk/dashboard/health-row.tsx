import { ChevronDown, CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import styles from './health-row.module.css'

type HealthState = 'ok' | 'warn' | 'bad'
export type HealthCell = { name: string; state: HealthState; figure: string; text: string }

const marks = { ok: CircleCheck, warn: TriangleAlert, bad: OctagonAlert }

/**
 * Health of the server, a cell for each subject; a phone shows those with problems, and folds the others into a line.
 */
export function HealthRow({ cells }: { cells: HealthCell[] }) {
  const [isOpen, setOpen] = useState(false)
  const well = cells.filter(({ state }) => state === 'ok')
  return (
    <>
      <ul className={classNames(styles.row, isOpen && styles.open)}>
        {cells.map(({ name, state, figure, text }) => {
          const Mark = marks[state]
          return (
            <li key={name} className={styles.cell} data-state={state}>
              <span className={styles.name}>
                <Mark aria-hidden="true" />
                {name}
                <span className="sr-only">{partsTexts[`health_${state}`]}</span>
              </span>
              <b>{figure}</b>
              <small>{text}</small>
            </li>
          )
        })}
      </ul>
      {well.length > 0 && (
        <button type="button" className={styles.rest} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <CircleCheck aria-hidden="true" />
          <span>
            <b>{fillIn(partsTexts.areWell, { number: well.length })}</b>
            <small>{well.map(({ name }) => name).join(', ')}</small>
          </span>
          <ChevronDown aria-hidden="true" className={classNames(isOpen && styles.turned)} />
        </button>
      )}
    </>
  )
}
