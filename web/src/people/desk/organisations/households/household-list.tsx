import { englishNames, languages } from '@kasama/contract/language'
import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { CalendarMinus, CalendarPlus, QrCode } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { dayText, lastDay } from '#desk-kit/day-texts.ts'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import accounts from '#people/desk/accounts/accounts.module.css'
import { fillIn } from '#shared/i18n/texts.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { chosenWorkers, type Worker } from '../cards/chosen-workers'
import { cardsPath } from '../cards/fresh-logins'
import { useOrganisationHome } from '../organisations.queries'
import { organisationsTexts } from '../organisations.texts'
import { EndDialog } from './end-dialog'
import { householdsTexts as t } from './households.texts'
import { RenewDialog } from './renew-dialog'

const muted = (text: string) => <span className="muted">{text}</span>

const nameOf = ({ name, email, worker }: DeskHousehold) => worker?.name || worker?.user_id || name || email

function WorkerCell({ household: { worker } }: { household: DeskHousehold }) {
  if (!worker) return muted(t.noWorker)
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

const NotLoggedIn = () => (
  <span className="nowrap">
    <Tag kind="warn">{t.notIn}</Tag>
  </span>
)

function WeekCell({ household: { worker } }: { household: DeskHousehold }) {
  if (!worker) return muted(t.nothing)
  if (worker.seen_on === null) return <NotLoggedIn />
  if (worker.lessons === 0) return muted(t.nothing)
  return worker.lessons === 1 ? t.lessonOne : fillIn(t.lessons, { number: worker.lessons })
}

function UntilCell({ household: { ends_at } }: { household: DeskHousehold }) {
  if (!ends_at) return muted(t.noContract)
  const day = lastDay(ends_at)
  return Date.parse(ends_at) > Date.now() ? day : <Tag kind="bad">{fillIn(t.ended, { day })}</Tag>
}

const householdColumns: Column<DeskHousehold>[] = [
  { key: 'worker', label: t.worker, render: (one) => <WorkerCell household={one} /> },
  {
    key: 'employer',
    label: t.employer,
    render: ({ id, name, email }) => <Link to={`/admin/accounts/${id}`}>{name || email}</Link>,
  },
  { key: 'week', label: t.week, render: (one) => <WeekCell household={one} /> },
  {
    key: 'seen',
    label: t.seen,
    render: ({ worker }) => (worker?.seen_on ? dayText(worker.seen_on) : muted(t.never)),
  },
  { key: 'until', label: t.until, render: (one) => <UntilCell household={one} /> },
]

const filters = {
  language: { label: t.language, values: Object.fromEntries(languages.map((code) => [code, englishNames[code]])) },
}
type Props = {
  organisation: Pick<DeskOrganisation, 'id' | 'name'>
  /** Called with the workers who get new cards; if not given, the page of cards opens and asks. */
  onCards?: (workers: Worker[]) => void
}

/** Households of an organisation, with bulk actions. */
export function HouseholdList({ organisation, onCards }: Props) {
  const navigate = useNavigate()
  const { orgId } = useDesk()
  const { id } = organisation
  const { data } = useOrganisationHome(id)
  const list = useDeskList({
    queryKey: ['desk', 'organisations', 'households', id],
    load: (query, { signal }) =>
      deskRequest('GET /admin/organisations/:id/households', { params: { id }, query }, { signal }),
    rowKey: (household) => String(household.id),
    filters: ['view', 'language'],
  })
  const { households, selection } = useChosen(list.rows)
  function toCards() {
    const workers = households.flatMap(({ worker }) => (worker ? [worker] : []))
    if (onCards) return onCards(workers)
    chosenWorkers.keep(id, workers)
    void navigate(cardsPath(id, orgId))
  }
  return (
    <>
      <DeskList
        list={list}
        texts={{ ...t, table: t.title }}
        views={[
          { label: t.all, count: data?.households, sets: {} },
          { label: t.notIn, count: data?.not_in, sets: { view: 'not_in' } },
          { label: t.quiet, count: data?.quiet, sets: { view: 'quiet' } },
          { label: t.ending, count: data?.ending, sets: { view: 'ending' } },
        ]}
        filters={filters}
        columns={householdColumns}
        rowName={nameOf}
        href={(household) => `/admin/accounts/${household.worker?.id ?? household.id}`}
        selection={selection}
      />
      <HouseholdActions organisation={organisation} households={households} selection={selection} onCards={toCards} />
    </>
  )
}

type HouseholdActionsProps = {
  organisation: Pick<DeskOrganisation, 'id' | 'name'>
  households: DeskHousehold[]
  selection: ReturnType<typeof useChosen>['selection']
  onCards: () => void
}

/** Bulk actions for the households that are ticked. */
function HouseholdActions({ organisation, households, selection, onCards }: HouseholdActionsProps) {
  const { orgId } = useDesk()
  const [open, setOpen] = useState<'renew' | 'end'>()
  const contracts = households.filter(({ ends_at }) => ends_at !== null)
  const running = contracts.filter(({ ends_at }) => Date.parse(ends_at ?? '') > Date.now())
  // The length of a contract is agreed with the provider, so only the provider renews.
  const renewable = orgId === null ? contracts : []
  const [first, ...others] = running
  function end() {
    setOpen(undefined)
    selection.set(new Set())
  }
  const actions = [
    renewable.length > 0 && {
      label: fillIn(organisationsTexts.renewSome, { number: renewable.length }),
      icon: <CalendarPlus aria-hidden="true" />,
      onPress: () => setOpen('renew'),
    },
    first && {
      label: fillIn(t.endOrShorten, { number: running.length }),
      icon: <CalendarMinus aria-hidden="true" />,
      onPress: () => setOpen('end'),
    },
    { label: t.cards, icon: <QrCode aria-hidden="true" />, isMain: true, onPress: onCards },
  ]
  return (
    <>
      <BulkBar selection={selection} actions={actions.filter((action) => typeof action === 'object')} />
      {open === 'renew' && <RenewDialog organisation={organisation} households={renewable} onDone={end} />}
      {open === 'end' && first && (
        <EndDialog
          ids={running.map(({ id }) => id)}
          whose={others.length === 0 ? nameOf(first) : fillIn(t.whoseSome, { number: running.length })}
          onDone={end}
        />
      )}
    </>
  )
}

/** Ticked households, remembered through all pages and views of the list. */
function useChosen(rows: readonly DeskHousehold[]) {
  const [households, setHouseholds] = useState<ReadonlyMap<string, DeskHousehold>>(new Map())
  const set = (chosen: ReadonlySet<string>) => {
    const known = new Map([...households, ...rows.map((row) => [String(row.id), row] as const)])
    setHouseholds(new Map([...known].filter(([key]) => chosen.has(key))))
  }
  return { households: [...households.values()], selection: { chosen: new Set(households.keys()), set } }
}
