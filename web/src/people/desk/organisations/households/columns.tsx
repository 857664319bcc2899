import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import { Link } from 'react-router'
import { dayWord, lastDay } from '#desk-kit/days.ts'
import { englishNames } from '#desk-kit/language-names.ts'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import accounts from '#people/desk/accounts/accounts.module.css'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { householdsTexts as t } from './households.texts'

const quiet = (words: string) => <span className="muted">{words}</span>

export const nameOf = ({ name, email, worker }: DeskHousehold) => worker?.name || worker?.user_id || name || email

function Worker({ household: { worker } }: { household: DeskHousehold }) {
  if (!worker) return quiet(t.noWorker)
  const { name, user_id, img_url, language_code } = worker
  return (
    <span className={`row gap-12 shrink ${accounts.person}`}>
      <Avatar src={img_url} language={language_code} size={36} />
      <span className={accounts.names}>
        <b>{name || user_id}</b>
        <small>
          <span translate="no">{user_id}</span>
          <span>{`, ${englishNames[language_code]}`}</span>
        </small>
      </span>
    </span>
  )
}

const NotIn = () => (
  <span className="nowrap">
    <Tag kind="warn">{t.notIn}</Tag>
  </span>
)

function Week({ household: { worker } }: { household: DeskHousehold }) {
  if (!worker) return quiet(t.nothing)
  if (worker.seen_on === null) return <NotIn />
  if (worker.lessons === 0) return quiet(t.nothing)
  return worker.lessons === 1 ? t.lessonOne : fillIn(t.lessons, { number: worker.lessons })
}

function Until({ household: { ends_at } }: { household: DeskHousehold }) {
  if (!ends_at) return quiet(t.noContract)
  const day = lastDay(ends_at)
  return Date.parse(ends_at) > Date.now() ? day : <Tag kind="bad">{fillIn(t.ended, { day })}</Tag>
}

export const householdColumns: Column<DeskHousehold>[] = [
  { key: 'worker', label: t.worker, render: (one) => <Worker household={one} /> },
  {
    key: 'employer',
    label: t.employer,
    render: ({ id, name, email }) => <Link to={`/admin/accounts/${id}`}>{name || email}</Link>,
  },
  { key: 'week', label: t.week, render: (one) => <Week household={one} /> },
  {
    key: 'seen',
    label: t.seen,
    render: ({ worker }) => (worker?.seen_on ? dayWord(worker.seen_on) : quiet(t.never)),
  },
  { key: 'until', label: t.until, render: (one) => <Until household={one} /> },
]
