import type { Health as Found } from '@kasama/contract/desk/dashboard.api'
import { HealthRow } from '#desk-kit/figures/health-row.tsx'
import { dateAndTime, singaporeTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from './dashboard.module.css'
import { dashboardTexts as t } from './dashboard.texts'
import { cellsOf, nameOf } from './health-words'

/** State of the server: seven cells, and the last run of each periodic work. */
export function Health({ health }: { health: Found }) {
  const cells = cellsOf(health)
  const looked = cells.filter(({ state }) => state !== 'ok').length
  return (
    <section className={styles.health} aria-labelledby="health">
      <header>
        <h2 id="health">{t.wellTitle}</h2>
        {looked > 0 ? (
          <Tag kind="warn">{fillIn(t.toLookAt, { number: looked })}</Tag>
        ) : (
          <Tag kind="ok">{t.allWell}</Tag>
        )}
        <span className={styles.aside}>{fillIn(t.checked, { time: singaporeTime(health.checked_at) })}</span>
      </header>
      <HealthRow cells={cells} />
      <details className={styles.runs}>
        <summary>{t.lastRuns}</summary>
        <ul className={styles.ranks}>
          {health.jobs.last.map(({ name, period, at }) => (
            <li key={name}>
              <span>
                {nameOf(name)} {period && <small>{fillIn(t.period, { period })}</small>}{' '}
                {health.jobs.late.includes(name) && <Tag kind="warn">{t.isLate}</Tag>}
              </span>
              <small>{at ? dateAndTime(at) : t.noneYet}</small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
