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
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import money from '../money.module.css'
import { useVouchers } from '../money.queries'
import { VoucherDetails } from './voucher-details'
import { forOf, givesOf, stateOf } from './voucher-words'
import styles from './vouchers.module.css'
import { vouchersTexts as t } from './vouchers.texts'

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
