import type { Input } from '@kasama/contract/call'
import type { Calls } from '@kasama/contract/calls'
import { plans } from '@kasama/contract/money/billing.rules'
import type { DeskVoucher } from '@kasama/contract/money/desk/vouchers.api'
import { Plus } from 'lucide-react'
import { lastDay } from '#desk-kit/day-texts.ts'
import { DeskList, useDeskList } from '#desk-kit/list/desk-list.tsx'
import { PageButtons } from '#desk-kit/list/list-foot.tsx'
import type { Column } from '#desk-kit/list/rows/table-types.ts'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { moneyKey } from '../money.queries'
import { formatCents } from '../words'
import { VoucherDetails } from './voucher-details'
import styles from './vouchers.module.css'
import { vouchersTexts as t } from './vouchers.texts'

type VoucherQuery = Input<Calls['GET /admin/vouchers']>['query']

/** With this number of uses left, or fewer, the state is a warning. */
const few = 5

/** Discount of a voucher, and the payments that get it: 10%, first payment. */
function givesOf({ percent_off, amount_off, duration, months }: DeskVoucher): string {
  const off = percent_off !== null ? `${percent_off}%` : formatCents(amount_off ?? 0)
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

function Used({ voucher: { used, limit } }: { voucher: DeskVoucher }) {
  if (limit === null) return used.toLocaleString('en')
  return (
    <span className={`stack gap-4 digits ${styles.used}`}>
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

/** The provider's vouchers and their uses; pages have no numbers, since the provider does not count vouchers. */
export function VoucherList() {
  const list = useDeskList({
    queryKey: [...moneyKey, 'vouchers'],
    load: ({ view = 'running', ...query }: VoucherQuery) =>
      deskRequest('GET /admin/vouchers', { query: { ...query, view } }),
    rowKey: ({ id }) => id,
    filters: ['view'],
    known: { view: ['ended', 'all'] },
  })
  const { state, answer } = list
  const next = answer.data?.next_cursor ?? null
  return (
    <DeskPage
      title={t.title}
      main={
        <LinkButton to="/admin/vouchers/new" icon={<Plus aria-hidden="true" />}>
          {t.make}
        </LinkButton>
      }
    >
      <DeskList
        list={list}
        texts={t}
        views={[
          { label: t.running, sets: {} },
          { label: t.ended, sets: { view: 'ended' } },
          { label: t.all, sets: { view: 'all' } },
        ]}
        columns={columns}
        rowName={({ code }) => code}
        open={(voucher) => <VoucherDetails of={voucher} />}
        below={
          (state.cursor !== '' || next !== null) && (
            <div className={`row wrap gap-10 ${styles.pages}`}>
              <PageButtons state={state} next={next} />
            </div>
          )
        }
      />
    </DeskPage>
  )
}
