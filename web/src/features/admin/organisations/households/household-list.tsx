import type { DeskHousehold } from '@kasama/contract/desk/people/agency.api'
import type { DeskOrganisation } from '@kasama/contract/desk/people/organisations.api'
import { languages } from '@kasama/contract/language'
import { CalendarMinus, CalendarPlus, QrCode } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fillIn } from '../../../../shared/i18n/texts'
import { englishNames } from '../../parts/language-names'
import { ListHead } from '../../parts/list/head/list-head'
import { ListPanel } from '../../parts/list/list-panel'
import { BulkBar } from '../../parts/list/rows/bulk-bar'
import { ListTable } from '../../parts/list/rows/list-table'
import { useListState } from '../../parts/list/use-list-state'
import { EmptyList } from '../../parts/states/empty-list'
import { useDesk } from '../../shell/desk-context'
import { chosenWorkers, type Worker } from '../cards/chosen-workers'
import { cardsPath } from '../cards/fresh-logins'
import { type HouseholdQuery, useHome, useHouseholds } from '../organisations.queries'
import { organisationsTexts } from '../organisations.texts'
import { householdColumns, nameOf } from './columns'
import { EndDialog } from './end-dialog'
import { householdsTexts as t } from './households.texts'
import { RenewDialog } from './renew-dialog'
import { useChosen } from './use-chosen'

const looks = {
  language: { label: t.language, values: Object.fromEntries(languages.map((code) => [code, englishNames[code]])) },
}
type Props = {
  organisation: Pick<DeskOrganisation, 'id' | 'name'>
  /** Whose cards are to be made; the page of cards asks there where this is not given. */
  onCards?: (workers: Worker[]) => void
}

/** Households of an organisation, with what can be done for several of them. */
export function HouseholdList({ organisation, onCards }: Props) {
  const navigate = useNavigate()
  const { orgId } = useDesk()
  const state = useListState({ filters: ['view', 'language'] })
  const { sort: _, ...query } = state.query
  // What an address says is checked by the server.
  const answer = useHouseholds(organisation.id, query as HouseholdQuery)
  const { households, selection } = useChosen(answer.data?.items ?? [])
  const [isRenewing, setRenewing] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const contracts = households.filter(({ ends_at }) => ends_at !== null)
  const running = contracts.filter(({ ends_at }) => Date.parse(ends_at ?? '') > Date.now())
  // How long it lasts is agreed with the provider, who alone renews.
  const withContract = orgId === null ? contracts : []
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
      <BulkBar
        selection={selection}
        actions={[
          ...(withContract.length > 0
            ? [
                {
                  label: fillIn(organisationsTexts.renewSome, { number: withContract.length }),
                  icon: <CalendarPlus aria-hidden="true" />,
                  onPress: () => setRenewing(true),
                },
              ]
            : []),
          ...(running.length > 0
            ? [
                {
                  label: fillIn(t.endOrShorten, { number: running.length }),
                  icon: <CalendarMinus aria-hidden="true" />,
                  onPress: () => setEnding(true),
                },
              ]
            : []),
          { label: t.cards, icon: <QrCode aria-hidden="true" />, isMain: true, onPress: toCards },
        ]}
      />
      {isEnding && (
        <EndDialog
          ids={running.map(({ id }) => id)}
          whose={
            running.length === 1 && running[0] ? nameOf(running[0]) : fillIn(t.whoseSome, { number: running.length })
          }
          onDone={() => {
            setEnding(false)
            selection.set(new Set())
          }}
        />
      )}
      {isRenewing && (
        <RenewDialog
          organisation={organisation}
          households={withContract}
          onDone={() => {
            setRenewing(false)
            selection.set(new Set())
          }}
        />
      )}
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
