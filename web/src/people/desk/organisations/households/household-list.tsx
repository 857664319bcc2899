import { languages } from '@kasama/contract/language'
import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { useNavigate } from 'react-router'
import { englishNames } from '#desk-kit/language-names.ts'
import { ListHead } from '#desk-kit/list/head/list-head.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { chosenWorkers, type Worker } from '../cards/chosen-workers'
import { cardsPath } from '../cards/fresh-logins'
import { type HouseholdQuery, useHome, useHouseholds } from '../organisations.queries'
import { householdColumns, nameOf } from './columns'
import { HouseholdActions } from './household-actions'
import { householdsTexts as t } from './households.texts'
import { useChosen } from './use-chosen'

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
      labels={t}
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
