import { dayMs } from '@kasama/contract/durations.rules'
import type { Redemption, RedemptionsStanding } from '@kasama/contract/learning/desk/redemptions.api'
import { Check, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { FormDialog } from '#desk-kit/doing/form-dialog.tsx'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { ListSearch } from '#desk-kit/list/head/list-search.tsx'
import { ViewChips } from '#desk-kit/list/head/view-chips.tsx'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { BulkBar } from '#desk-kit/list/rows/bulk-bar.tsx'
import type { Column } from '#desk-kit/list/rows/folded-table.tsx'
import { ListTable } from '#desk-kit/list/rows/list-table.tsx'
import { useSelection } from '#desk-kit/list/rows/use-selection.ts'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { OrderDetails } from './order-details'
import { OrderState } from './order-state'
import styles from './redemptions.module.css'
import {
  labelsOf,
  useExportRedemptions,
  usePostVouchers,
  useRedemptions,
  useRedemptionsStanding,
} from './redemptions.queries'
import { redemptionsTexts as t } from './redemptions.texts'

const nameOf = ({ name, username }: Redemption) => name?.trim() || username || t.gone

const addressOf = ({ address, state }: Redemption) => address ?? (state === 'posted' ? t.vanished : t.waitsForAddress)

const redemptionColumns: Column<Redemption>[] = [
  {
    key: 'worker',
    label: t.worker,
    render: (order) => (
      <span className={styles.who}>
        <b>{nameOf(order)}</b>
        {order.username && <small translate="no">{order.username}</small>}
      </span>
    ),
  },
  {
    key: 'address',
    label: t.address,
    kind: 'wide',
    render: (order) => (
      <span
        className={styles.address}
        data-none={order.address === null || undefined}
        translate={order.address === null ? undefined : 'no'}
      >
        {addressOf(order)}
      </span>
    ),
  },
  { key: 'ordered', label: t.ordered, render: ({ ordered_at }) => plainSingaporeDate(ordered_at, 'eng') },
  {
    key: 'voucher',
    label: t.voucher,
    render: ({ amount_cents, merchant }) => (
      <span className={styles.who}>
        {moneyWithCents(amount_cents)}
        <small>{merchant ?? t.anyShop}</small>
      </span>
    ),
  },
  {
    key: 'state',
    label: t.status,
    render: (order) => (
      <span className={styles.state}>
        <OrderState order={order} />
      </span>
    ),
  },
]

const note = (text: string) => ({ trend: { way: 'flat' as const, text } })

function oldest({ oldest_at, without_address }: RedemptionsStanding): string {
  if (oldest_at === null) return t.none
  if (without_address === 1) return t.noAddressOne
  if (without_address > 0) return fillIn(t.noAddressHint, { number: without_address })
  const days = Math.floor((Date.now() - Date.parse(oldest_at)) / dayMs)
  if (days < 1) return t.today
  return days === 1 ? t.oldestOne : fillIn(t.oldest, { number: days })
}

/** Vouchers that wait, were posted, have not arrived or came back, in four numbers. */
function RedemptionFigures({ standing }: { standing: RedemptionsStanding }) {
  const { to_post, posted_this_month, cents_this_month, not_come, returned } = standing
  const money = moneyWithCents(cents_this_month)
  return (
    <Figures>
      <Figure label={t.waiting} value={String(to_post)} {...note(oldest(standing))} />
      <Figure label={t.postedMonth} value={String(posted_this_month)} {...note(fillIn(t.worth, { money }))} />
      <Figure label={t.notCome} value={String(not_come)} {...note(not_come > 0 ? t.notComeHint : t.none)} />
      <Figure label={t.cameBack} value={String(returned)} {...note(returned > 0 ? t.cameBackHint : t.none)} />
    </Figures>
  )
}

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

type Props = { open: boolean; filters: Record<string, string>; onClose: () => void }

/** Asks before names and addresses leave the product: the identity is confirmed, and the audit records it. */
function ExportDialog({ open, filters, onClose }: Props) {
  const exporting = useExportRedemptions()
  const body = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''))
  return (
    <FormDialog
      open={open}
      title={t.exportTitle}
      action={t.exportAction}
      fresh
      busy={exporting.isPending}
      onSubmit={() => exporting.mutate({ body }, { onSettled: onClose })}
      onDismiss={onClose}
    >
      <p>{t.exportText}</p>
    </FormDialog>
  )
}
