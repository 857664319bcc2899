import type { Health as HealthFigures, LearningFigures, LearningTotals } from '@kasama/contract/desk/dashboard.api'
import { type DefaultError, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { PartError } from '#desk-kit/states/list-error.tsx'
import { toDoQuery } from '#desk-kit/to-do.queries.ts'
import { dateAndTime, singaporeTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import styles from './dashboard.module.css'
import { healthQuery, learningQuery, lessonsQuery } from './dashboard.queries'
import { dashboardTexts as t } from './dashboard.texts'
import { formatNumber } from './formats'
import { HealthRow, healthCells, jobName } from './health-row'
import { AbandonedLessons, HardQuestions, Missing, Unanswered } from './lessons'
import { type Measure, rightPercent } from './measures'
import { ToDo } from './to-do'
import { ByLanguage, Weeks } from './weeks'

/** The desk's first page. */
export function Dashboard() {
  const { data } = useQuery(healthQuery)
  const [measure, setMeasure] = useState<Measure>('workers')
  return (
    <DeskPage title={t.title} lead={data ? dateAndTime(data.checked_at) : undefined}>
      <Part what={t.wellTitle} query={healthQuery}>
        {(health) => <Health health={health} />}
      </Part>
      <Part what={t.todayTitle} query={learningQuery}>
        {(learning) => <Today learning={learning} />}
      </Part>
      <div className={`stack gap-18 ${styles.wideAndSide}`}>
        <Part what={t.learningTitle} query={learningQuery}>
          {({ weeks }) => <Weeks weeks={weeks} measure={measure} onMeasure={setMeasure} />}
        </Part>
        <Part what={t.toDo} query={toDoQuery}>
          {(toDo) => <ToDo toDo={toDo} />}
        </Part>
      </div>
      <Part what={t.byLanguage} query={learningQuery}>
        {(learning) => <ByLanguage learning={learning} measure={measure} />}
      </Part>
      <Part what={t.lessonsTitle} query={lessonsQuery}>
        {(lessons) => (
          <div className={`stack gap-18 ${styles.two}`}>
            <HardQuestions lessons={lessons} />
            <AbandonedLessons lessons={lessons} />
            <Unanswered lessons={lessons} />
            <Missing lessons={lessons} />
          </div>
        )}
      </Part>
    </DeskPage>
  )
}

type Props<D, K extends readonly unknown[]> = {
  /** Name of the part, for its error. */
  what: string
  query: UseQueryOptions<D, DefaultError, D, K>
  children: (data: D) => ReactNode
}

/** A part of the dashboard: its content, a placeholder while that loads, or its error. */
function Part<D, K extends readonly unknown[]>({ what, query, children }: Props<D, K>) {
  const { data, error, refetch } = useQuery(query)
  const failed = error && <PartError what={what} error={error} onRetry={() => void refetch()} />
  // Data that was loaded before stays, with the error above it.
  if (data !== undefined) {
    return (
      <>
        {failed}
        {children(data)}
      </>
    )
  }
  if (failed) return failed
  return (
    <Loading>
      <Skeleton shape="banner" />
    </Loading>
  )
}

/** Four figures of today beside those of the same weekday a week before, which are complete. */
function Today({ learning: { today, week_ago } }: { learning: LearningFigures }) {
  const right = rightPercent(today)
  const before = rightPercent(week_ago)
  return (
    <Figures>
      <Figure label={t.workersToday} value={formatNumber(today.workers)} trend={trendOf(today, week_ago, 'workers')} />
      <Figure
        label={t.minutesToday}
        value={formatNumber(Math.round(today.seconds / 60))}
        {...(today.workers > 0 && {
          trend: {
            way: 'up' as const,
            text: fillIn(t.each, { number: Math.round(today.seconds / 60 / today.workers) }),
          },
        })}
      />
      <Figure label={t.lessonsToday} value={formatNumber(today.lessons)} trend={trendOf(today, week_ago, 'lessons')} />
      <Figure
        label={t.rightToday}
        value={right === null ? t.none : `${right}%`}
        {...(before !== null && { trend: { way: 'flat' as const, text: fillIn(t.aWeekAgo, { value: `${before}%` }) } })}
      />
    </Figures>
  )
}

function trendOf(today: LearningTotals, before: LearningTotals, what: 'workers' | 'lessons') {
  const text = fillIn(t.aWeekAgo, { value: formatNumber(before[what]) })
  return { way: today[what] > before[what] ? ('up' as const) : ('flat' as const), text }
}

/** State of the server: seven cells, and the last run of each scheduled job. */
function Health({ health }: { health: HealthFigures }) {
  const cells = healthCells(health)
  const unwell = cells.filter(({ state }) => state !== 'ok').length
  return (
    <section className={styles.health} aria-labelledby="health">
      <header>
        <h2 id="health">{t.wellTitle}</h2>
        {unwell > 0 ? (
          <Tag kind="warn">{fillIn(t.toLookAt, { number: unwell })}</Tag>
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
                {jobName(name)} {period && <small>{fillIn(t.period, { period })}</small>}{' '}
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
