import { dayMs } from '@kasama/contract/durations.rules'
import type { Redemption, RedemptionCounts } from '@kasama/contract/learning/desk/redemptions.api'
import { Check, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Figure, Figures } from '#desk-kit/figures/figure.tsx'
import { FormDialog } from '#desk-kit/forms/form-dialog.tsx'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { OrderDetails } from './order-details'
import { OrderState } from './order-state'
import styles from './redemptions.module.css'
import {
  redemptionPages,
  useExportRedemptions,
  usePostVouchers,
  useRedemptionFigures,
  vouchersBody,
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
      <span className="nowrap">
        <OrderState order={order} />
      </span>
    ),
  },
]

const note = (text: string) => ({ trend: { way: 'flat' as const, text } })

function oldestText({ oldest_at, without_address }: RedemptionCounts): string {
  if (oldest_at === null) return t.none
  if (without_address === 1) return t.noAddressOne
  if (without_address > 0) return fillIn(t.noAddressHint, { number: without_address })
  const days = Math.floor((Date.now() - Date.parse(oldest_at)) / dayMs)
  if (days < 1) return t.today
  return days === 1 ? t.oldestOne : fillIn(t.oldest, { number: days })
}

/** Vouchers that wait, were posted, have not arrived or came back, in four numbers. */
function RedemptionFigures({ standing }: { standing: RedemptionCounts }) {
  const { to_post, posted_this_month, cents_this_month, not_come, returned } = standing
  const money = moneyWithCents(cents_this_month)
  return (
    <Figures>
      <Figure label={t.waiting} value={String(to_post)} {...note(oldestText(standing))} />
      <Figure label={t.postedMonth} value={String(posted_this_month)} {...note(fillIn(t.worth, { money }))} />
      <Figure label={t.notCome} value={String(not_come)} {...note(not_come > 0 ? t.notComeHint : t.none)} />
      <Figure label={t.cameBack} value={String(returned)} {...note(returned > 0 ? t.cameBackHint : t.none)} />
    </Figures>
  )
}

const viewsOf = (standing: RedemptionCounts | undefined) => [
  { label: t.all, sets: {} },
  { label: t.toPost, count: standing?.to_post, sets: { state: 'ordered' } },
  { label: t.notCome, count: standing?.not_come, sets: { told: 'yes' } },
  { label: t.posted, sets: { state: 'posted' } },
  { label: t.returned, count: standing?.returned, sets: { state: 'returned' } },
]

/** Vouchers for credits: those to be posted, posted, returned, or reported as not arrived. */
export function Redemptions() {
  const list = useDeskList({ ...redemptionPages, filters: ['state', 'told'], rowKey: ({ id }) => String(id) })
  const { q, filters, isNarrowed, clear } = list.state
  const counted = useRedemptionFigures()
  const standing = counted.data
  const [isExporting, setExporting] = useState(false)
  const posting = usePostVouchers()
  const ready = standing ? standing.to_post - standing.without_address : 0
  return (
    <DeskPage
      title={t.title}
      count={list.count}
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
      <QueryError what={t.waiting} answer={counted} />
      {standing && <RedemptionFigures standing={standing} />}
      <DeskList
        list={list}
        texts={t}
        views={viewsOf(standing)}
        columns={redemptionColumns}
        rowName={nameOf}
        open={(order) => <OrderDetails order={order} />}
        empty={
          <EmptyList
            title={isNarrowed ? t.noneFound : t.emptyTitle}
            text={t.emptyText}
            onClear={isNarrowed ? clear : undefined}
          />
        }
        actions={[
          {
            label: fillIn(t.markPosted, { number: list.chosen.length }),
            icon: <Check aria-hidden="true" />,
            isMain: true,
            busy: posting.isPending,
            onPress: () => posting.mutate({ body: vouchersBody(list.chosen) }, { onSettled: list.chooseNone }),
          },
        ]}
      />
      <ExportDialog open={isExporting} filters={{ q, ...filters }} onClose={() => setExporting(false)} />
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
