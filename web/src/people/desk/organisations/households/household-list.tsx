import { languages } from '@kasama/contract/language'
import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { CalendarMinus, CalendarPlus, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { englishNames } from '#desk-kit/language-names.ts'
import { ListHead } from '#desk-kit/list/head/list-head.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { chosenWorkers, type Worker } from '../cards/chosen-workers'
import { cardsPath } from '../cards/fresh-logins'
import { type HouseholdQuery, useHome, useHouseholds } from '../organisations.queries'
import { organisationsTexts } from '../organisations.texts'
import { householdColumns, nameOf } from './columns'
import { EndDialog } from './end-dialog'
import { householdsTexts as t } from './households.texts'
import { RenewDialog } from './renew-dialog'

const looks = {
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
  const state = useListState({ filters: ['view', 'language'] })
  const { sort: _, ...query } = state.query
  // The server checks the values from the address.
  const answer = useHouseholds(organisation.id, query as HouseholdQuery)
  const { households, selection } = useChosen(answer.data?.items ?? [])
  function toCards() {
    const workers = households.flatMap(({ worker }) => (worker ? [worker] : []))
    if (onCards) return onCards(workers)
    chosenWorkers.keep(organisation.id, workers)
    void navigate(cardsPath(organisation.id, orgId))
  }
  return (
    <>
      <ListPanel head={<Head orgId={organisation.id} state={state} />} answer={answer}>
        {(page) => (
          <ListTable<DeskHousehold>
            page={page}
            state={state}
            empty={
              <EmptyList
                title={state.isNarrowed ? t.noneFound : t.none}
                {...(!state.isNarrowed && { text: t.noneText })}
                onClear={state.isNarrowed ? state.clear : undefined}
              />
            }
            caption={t.title}
            columns={householdColumns}
            rowKey={({ id }) => String(id)}
            rowName={nameOf}
            href={({ id, worker }) => `/admin/accounts/${worker?.id ?? id}`}
            selection={selection}
          />
        )}
      </ListPanel>
      <HouseholdActions organisation={organisation} households={households} selection={selection} onCards={toCards} />
    </>
  )
}

type State = ReturnType<typeof useListState<'view' | 'language'>>

function Head({ orgId, state }: { orgId: number; state: State }) {
  const { data } = useHome(orgId)
  return (
    <ListHead
      state={state}
      search={t.search}
      views={[
        { label: t.all, count: data?.households, sets: {} },
        { label: t.notIn, count: data?.not_in, sets: { view: 'not_in' } },
        { label: t.quiet, count: data?.quiet, sets: { view: 'quiet' } },
        { label: t.ending, count: data?.ending, sets: { view: 'ending' } },
      ]}
      looks={looks}
    />
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
  const deeds = [
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
      <BulkBar selection={selection} actions={deeds.filter((deed) => typeof deed === 'object')} />
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
