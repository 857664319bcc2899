import { singaporeDay } from '@kasama/contract/calendar.rules'
import { pageSize } from '@kasama/contract/lists.rules'
import { plans } from '@kasama/contract/money/billing.rules'
import type { VoucherUse } from '@kasama/contract/money/desk/vouchers.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { allRows, type Columns, csvFile } from '#platform/lists/export-list'
import type { PageQuery } from '#platform/lists/pages'
import type { DeskVoucherFacts } from '#platform/ports/payments/payments'
import { callProvider } from '../../payment/attempts/call-provider'
import { shownVoucher } from './shown-voucher'
import { findEndedCoupons, findRecords, findUses, sumUses, type Use } from './vouchers.queries'

const [usesShown, forgottenShown] = [20, 100]
const cursorForm = /^[\w-]{1,100}$/

type VoucherListRequest = PageQuery & { view?: 'running' | 'ended' | 'all'; q?: string }

/** Returns a page of the provider's vouchers; after the last of them the coupons that were ended here. */
export async function listVouchers(
  { db, now, payments }: Deps,
  { view = 'running', q, limit = pageSize, cursor }: VoucherListRequest,
) {
  if (cursor !== undefined && !cursorForm.test(cursor)) return fail('invalid_input', { field: 'cursor' })
  const isValid = view === 'all' ? null : view === 'running'
  const code = q?.trim().toUpperCase() || null
  const search = { after: cursor ?? null, limit, isValid, code }
  const page = await callProvider('provider_unclear', () => payments.listVouchers(search))
  const { items, next } = page ?? fail('invalid_input', { field: 'cursor' })
  const known = await findRecords(
    db,
    items.map(({ id }) => id),
  )
  const shown = items.map((facts) => shownVoucher(facts, known.get(facts.id), now()))
  const isLast = next === null && view !== 'running'
  const gone = isLast
    ? (await findEndedCoupons(db, forgottenShown)).filter(({ facts }) => !code || facts.code === code)
    : []
  return { items: [...shown, ...gone.map((one) => shownVoucher(one.facts, one, now()))], next_cursor: next }
}

/** Returns a voucher by its id: from the provider, or as it was when it was ended here. */
export async function requireVoucher({ db, payments }: Deps, id: string) {
  const known = (await findRecords(db, [id])).get(id)
  const found = await callProvider('provider_unclear', () => payments.findVoucher(id))
  const facts: DeskVoucherFacts = found ?? known?.facts ?? fail('not_found')
  return { facts, known }
}

const shownUse = ({ user_id, name, used_at, plan_id, saved }: Use): VoucherUse => {
  return { user_id, name, used_at: used_at.toISOString(), plan_name: plans[plan_id]?.name ?? '', saved }
}

/** A voucher with its latest uses. */
export async function showVoucher(deps: Deps, id: string) {
  const { facts, known } = await requireVoucher(deps, id)
  const [uses, sums] = await Promise.all([findUses(deps.db, id, usesShown), sumUses(deps.db, id)])
  return { voucher: shownVoucher(facts, known, deps.now()), uses: uses.map(shownUse), ...sums }
}

const columns: Columns<VoucherUse> = {
  Account: ({ user_id }) => user_id,
  Name: ({ name }) => name,
  Used: ({ used_at }) => singaporeDay(new Date(used_at)),
  Plan: ({ plan_name }) => plan_name,
  'Saved, S$': ({ saved }) => (saved / 100).toFixed(2),
}

/** Returns all uses of a voucher as CSV; refused if they are more than a file may have. */
export async function exportUses(deps: Deps, id: string) {
  await requireVoucher(deps, id)
  const uses = await allRows(({ limit }) => findUses(deps.db, id, limit))
  return csvFile(`voucher-${id.replace(/[^\w-]/g, '')}`, columns, uses.map(shownUse))
}
