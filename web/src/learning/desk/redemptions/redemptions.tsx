import type { Redemption, RedemptionsStanding } from '@kasama/contract/learning/desk/redemptions.api'
import { Check, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { ListSearch } from '#desk-kit/list/head/list-search.tsx'
import { ViewChips } from '#desk-kit/list/head/view-chips.tsx'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useSelection } from '#desk-kit/list/rows/use-selection.ts'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { ExportDialog } from './export-dialog'
import { OrderDetails } from './order-details'
import { nameOf, redemptionColumns } from './redemption-columns'
import { RedemptionFigures } from './redemption-figures'
import { labelsOf, usePostVouchers, useRedemptions, useRedemptionsStanding } from './redemptions.queries'
import { redemptionsTexts as t } from './redemptions.texts'

const keyOf = ({ id }: Redemption) => String(id)

type List = Pick<ReturnType<typeof useListState<'state' | 'told'>>, 'filters' | 'set'>

function viewsOf({ filters, set }: List, standing: RedemptionsStanding | undefined) {
  const view = (state: string, told = '') => ({
    isOn: filters.state === state && filters.told === told,
    onChoose: () => set({ state, told }),
  })
  return [
    { label: t.all, ...view('') },
    { label: t.toPost, count: standing?.to_post, ...view('ordered') },
    { label: t.notCome, count: standing?.not_come, ...view('', 'yes') },
    { label: t.posted, ...view('posted') },
    { label: t.returned, count: standing?.returned, ...view('returned') },
  ]
}

/** Vouchers for credits: those to be posted, posted, returned, or reported as not arrived. */
export function Redemptions() {
  const list = useListState({ filters: ['state', 'told'] })
  const { sort: _, ...query } = list.query
  const answer = useRedemptions(query)
  const counted = useRedemptionsStanding()
  const standing = counted.data
  const selection = useSelection((answer.data?.items ?? []).map(keyOf))
  const [isExporting, setExporting] = useState(false)
  const posting = usePostVouchers()
  const { state, told } = list.filters
  const ready = standing ? standing.to_post - standing.without_address : 0
  const chosen = (answer.data?.items ?? []).filter((order) => selection.chosen.has(keyOf(order)))
  const post = () => posting.mutate({ body: labelsOf(chosen) }, { onSettled: () => selection.set(new Set()) })
  return (
    <DeskPage
      title={t.title}
      count={countOf(answer.data?.total)}
      actions={
        <Button look="line" size="s" icon={<Download aria-hidden="true" />} onClick={() => setExporting(true)}>
          {t.export}
        </Button>
      }
      main={
        ready > 0 && (
          <LinkButton size="s" to="/admin/redemptions/post" icon={<Printer aria-hidden="true" />}>
            {ready === 1 ? t.toPostOne : fillIn(t.toPostMany, { number: ready })}
          </LinkButton>
        )
      }
    >
      <MissingPart what={t.waiting} answer={counted} />
      {standing && <RedemptionFigures standing={standing} />}
      <ListPanel
        head={
          <>
            <ViewChips label={t.views} views={viewsOf(list, standing)} />
            <ListSearch value={list.q} onSearch={(q) => list.set({ q }, { replace: true })} label={t.search} />
          </>
        }
        answer={answer}
      >
        {(page) => (
          <ListTable
            page={page}
            state={list}
            empty={
              <EmptyList
                title={list.isNarrowed ? t.nothingFound : t.emptyTitle}
                text={t.emptyText}
                onClear={list.isNarrowed ? list.clear : undefined}
              />
            }
            caption={t.table}
            columns={redemptionColumns}
            rowKey={keyOf}
            rowName={nameOf}
            selection={selection}
            open={(order) => <OrderDetails order={order} />}
          />
        )}
      </ListPanel>
      <BulkBar
        selection={selection}
        actions={[
          {
            label: fillIn(t.markPosted, { number: chosen.length }),
            icon: <Check aria-hidden="true" />,
            isMain: true,
            busy: posting.isPending,
            onPress: post,
          },
        ]}
      />
      <ExportDialog open={isExporting} filters={{ q: list.q, state, told }} onClose={() => setExporting(false)} />
    </DeskPage>
  )
}
