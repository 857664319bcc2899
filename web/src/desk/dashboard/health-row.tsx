import type { Health } from '@kasama/contract/desk/dashboard.api'
import { ChevronDown, CircleCheck, OctagonAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { shortDateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { dashboardTexts as t } from './dashboard.texts'
import { formatLength, formatNumber } from './formats'
import styles from './health-row.module.css'

type HealthState = 'ok' | 'warn' | 'bad'
type HealthCell = { name: string; state: HealthState; figure: string; text: string }

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

const gigabyte = 1_000_000_000
const jobNames: Record<string, string> = {
  'monthly-credits': t.workCredits,
  'forget-addresses': t.workAddresses,
  'weekly-mails': t.workMails,
  'desk-figures': t.workFigures,
  'forget-uploads': t.workUploads,
  'contracts-ending': t.workContracts,
  'tidy-tokens': t.workTidy,
  'tidy-audit': t.workAudit,
  'tidy-practice': t.workPractice,
  'send-progress-mails': t.workProgress,
  'work-on-imports': t.workImports,
  'remove-voices': t.workVoices,
  'plan-reminders': t.workReminders,
  'count-revenue': t.workRevenue,
  'compare-payments': t.workCompare,
  'reconcile-payments': t.workReconcile,
  'look-at-uploads': t.workLooks,
  'make-clips': t.workClips,
  'publish-due-lessons': t.workPublish,
  'work-on-lessons': t.workLessons,
}
export const jobName = (work: string) => jobNames[work] ?? work

/** The seven cells, each with its figure and a sentence. */
export function healthCells(health: Health): HealthCell[] {
  const { jobs, queue, mails, webhooks, storage, database, errors } = health
  const size = storage.size ?? 0
  const used = storage.used ?? 0
  return [
    {
      name: t.jobs,
      state: jobs.state,
      figure: fillIn(t.ran, { done: jobs.done, due: jobs.due }),
      text: jobs.late.length > 0 ? fillIn(t.late, { names: jobs.late.map(jobName).join(', ') }) : lastOf(jobs),
    },
    {
      name: t.queue,
      state: queue.state,
      figure: fillIn(t.wait, { number: formatNumber(queue.waiting) }),
      text: queue.failed > 0 ? fillIn(t.failedJobs, { number: queue.failed }) : oldest(queue),
    },
    {
      name: t.mails,
      state: mails.state,
      figure: fillIn(t.wait, { number: formatNumber(mails.waiting) }),
      text: oldest(mails),
    },
    {
      name: t.webhooks,
      state: webhooks.state,
      figure: fillIn(t.today, { number: formatNumber(webhooks.today) }),
      text: webhooks.provider === 'stripe' ? lastAt(webhooks.last_at) : t.sandbox,
    },
    {
      name: t.storage,
      state: storage.state,
      figure: size > 0 ? fillIn(t.full, { percent: Math.round((100 * used) / size) }) : t.elsewhere,
      text:
        size > 0
          ? fillIn(t.ofSize, { used: Math.round(used / gigabyte), size: Math.round(size / gigabyte) })
          : storage.state === 'ok'
            ? t.elsewhereText
            : t.elsewhereAway,
    },
    {
      name: t.database,
      state: database.state,
      figure: fillIn(t.milliseconds, { number: database.milliseconds }),
      text: database.is_embedded
        ? t.embedded
        : fillIn(t.connections, { number: database.connections, most: database.most }),
    },
    {
      name: t.errors,
      state: errors.state,
      figure: formatNumber(errors.count),
      text: errors.count === 0 ? t.noErrors : (errors.commonest ?? ''),
    },
  ]
}

function lastOf({ last }: Health['jobs']) {
  const latest = last.find(({ period }) => period)
  return latest?.at ? fillIn(t.last, { name: jobName(latest.name), at: shortDateAndTime(latest.at) }) : t.neverRan
}

const lastAt = (moment: string | null) => (moment ? fillIn(t.lastAt, { at: shortDateAndTime(moment) }) : t.noneYet)

const oldest = ({ waiting, oldest_seconds }: { waiting: number; oldest_seconds: number }) =>
  waiting === 0 ? t.nothingWaits : fillIn(t.oldest, { time: formatLength(oldest_seconds) })
