import { plans } from '@kasama/contract/money/billing.rules'
import type { DeskVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { lastDay } from '#desk-kit/days.ts'
import { ShareBar } from '#desk-kit/figures/share-bar.tsx'
import { ListSearch } from '#desk-kit/list/head/list-search.tsx'
import { ViewChips } from '#desk-kit/list/head/view-chips.tsx'
import { ListPanel } from '#desk-kit/list/list-panel.tsx'
import { type Column, FoldedTable } from '#desk-kit/list/rows/folded-table.tsx'
import { useListState } from '#desk-kit/list/use-list-state.ts'
import { partsTexts } from '#desk-kit/parts.texts.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import money from '../money.module.css'
import { useVouchers } from '../money.queries'
import { sumOf } from '../words'
import { VoucherDetails } from './voucher-details'
import styles from './vouchers.module.css'
import { vouchersTexts as t } from './vouchers.texts'

/** With this number of uses left, or fewer, the state is a warning. */
const few = 5

/** Discount of a voucher, and the payments that get it: 10%, first payment. */
function givesOf({ percent_off, amount_off, duration, months }: DeskVoucher): string {
  const off = percent_off !== null ? `${percent_off}%` : sumOf(amount_off ?? 0)
  return fillIn(t[duration], { off, months: months ?? 0 })
}

const forOf = ({ plans: ids }: DeskVoucher) =>
  ids.length === 0 ? t.every : ids.map((id) => plans[id]?.name ?? '').join(', ')

type State = { kind: 'ok' | 'info' | 'warn' | 'plain'; word: string }

function stateOf({ state, starts_at, limit, used }: DeskVoucher): State {
  if (state === 'ended') return { kind: 'plain', word: t.state_ended }
  if (state === 'coming' && starts_at)
    return { kind: 'info', word: fillIn(t.state_coming, { day: plainSingaporeDate(starts_at, 'eng') }) }
  const left = limit === null ? few + 1 : limit - used
  return left <= few ? { kind: 'warn', word: fillIn(t.left, { number: left }) } : { kind: 'ok', word: t.state_running }
}

const shownViews = ['running', 'ended', 'all'] as const

function Used({ voucher: { used, limit } }: { voucher: DeskVoucher }) {
  if (limit === null) return used.toLocaleString('en')
  return (
    <span className={styles.used}>
      {fillIn(t.usedOf, { used: used.toLocaleString('en'), limit: limit.toLocaleString('en') })}
      <ShareBar percent={Math.min(100, (100 * used) / limit)} />
    </span>
  )
}

const columns: Column<DeskVoucher>[] = [
  {
    key: 'code',
    label: t.code,
    render: ({ code, kind }) => (
      <span className={styles.code}>
        <span translate="no">{code}</span>
        <small>{t[`kind_${kind}`]}</small>
      </span>
    ),
  },
  { key: 'gives', label: t.gives, render: givesOf },
  { key: 'for', label: t.for, render: forOf },
  { key: 'used', label: t.used, render: (voucher) => <Used voucher={voucher} /> },
  { key: 'ends', label: t.ends, render: ({ ends_at }) => (ends_at ? lastDay(ends_at) : t.noEnd) },
  {
    key: 'state',
    label: t.state,
    render(voucher) {
      const { kind, word } = stateOf(voucher)
      return <Tag kind={kind}>{word}</Tag>
    },
  },
]

/** The provider's vouchers, a row each; pages have no numbers, since the provider does not count vouchers. */
export function VoucherList() {
  const state = useListState({ filters: ['view'] })
  const { q, query, filters, set, clear, isNarrowed, cursor } = state
  const view = shownViews.find((one) => one === filters.view) ?? 'running'
  const answer = useVouchers({ ...query, view })
  const views = shownViews.map((name) => ({
    label: t[name],
    isOn: name === view,
    onChoose: () => set({ view: name === 'running' ? '' : name }),
  }))
  const head = (
    <>
      <ViewChips label={t.views} views={views} />
      <ListSearch value={q} label={t.search} onSearch={(text) => set({ q: text }, { replace: true })} />
    </>
  )
  return (
    <ListPanel head={head} answer={answer}>
      {({ items, next_cursor: next }) => (
        <>
          {items.length === 0 ? (
            <EmptyList
              title={isNarrowed ? t.noneFound : t.none}
              {...(isNarrowed ? { onClear: clear } : { text: t.noneText })}
            />
          ) : (
            <FoldedTable
              caption={t.caption}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              rowName={({ code }) => code}
              open={(voucher) => <VoucherDetails of={voucher} />}
            />
          )}
          {(cursor !== '' || next !== null) && (
            <div className={`${money.actions} ${styles.pages}`}>
              <Button look="line" size="s" disabled={cursor === ''} onClick={state.toBefore}>
                {partsTexts.before}
              </Button>
              <Button look="line" size="s" disabled={next === null} onClick={() => next !== null && state.toNext(next)}>
                {partsTexts.next}
              </Button>
            </div>
          )}
        </>
      )}
    </ListPanel>
  )
}
