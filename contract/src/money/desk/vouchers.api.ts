import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { voucherDurations } from '../../desk/desk.rules'
import { closed, code, count, csv, day, formKey, line, moment, note, nullable, page, paging, text } from '../../fields'

/** The monthly and the annual plan. */
const planIds = Type.Array(Type.Enum([10, 11] as const), { minItems: 1, maxItems: 2, uniqueItems: true })

/** A discount voucher (coupon or promotion code) as the payment provider has it, with our own records of it. */
export const DeskVoucher = closed({
  /** Id at the payment provider. */
  id: text(100),
  kind: Type.Enum(['coupon', 'promotion_code'] as const),
  code: text(200),
  percent_off: nullable(Type.Number()),
  amount_off: nullable(count()),
  duration: Type.Enum(['once', 'repeating', 'forever'] as const),
  /** Months of a repeating voucher. */
  months: nullable(count()),
  /** Ids of plans; empty means every plan. */
  plans: Type.Array(count()),
  used: count(),
  limit: nullable(count()),
  starts_at: nullable(moment()),
  ends_at: nullable(moment()),
  /** Smallest payment that it applies to, in cents. */
  minimum: nullable(count()),
  first_time: Type.Boolean(),
  state: Type.Enum(['running', 'coming', 'ended'] as const),
  created_at: moment(),
  made_by: nullable(text(254)),
  ended_by: nullable(text(254)),
  ended_at: nullable(moment()),
})
export type DeskVoucher = Static<typeof DeskVoucher>

/** A use of a voucher by an account. */
export const VoucherUse = closed({
  user_id: nullable(count()),
  name: text(200),
  used_at: moment(),
  plan_name: text(60),
  /** Cents saved with the voucher so far. */
  saved: count(),
})
export type VoucherUse = Static<typeof VoucherUse>

export const NewVoucher = closed({
  code: line(40, 1, { plain: true, noCardNumber: true }),
  percent_off: nullable(Type.Number({ minimum: 0.01, maximum: 100 })),
  /** Amount in cents. */
  amount_off: nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /** Payments that it reduces: the first, the first three, or all. */
  duration: Type.Enum(voucherDurations),
  plans: planIds,
  limit: nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** Days in Singapore; the voucher is still valid on `ends_on`. */
  starts_on: nullable(day()),
  ends_on: nullable(day()),
  minimum: nullable(Type.Integer({ minimum: 1, maximum: 100_000 })),
  first_time: Type.Boolean(),
  /** Idempotency key of the form: made once, sent with every press. */
  key: formKey(),
})
export type NewVoucher = Static<typeof NewVoucher>

const voucherId = closed({ id: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' }) })

export const deskVouchersApi = {
  'GET /admin/vouchers': {
    summary: "Lists the payment provider's promotion codes, then its coupons, newest first, with our own records",
    access: 'provider',
    errors: ['provider_unclear'],
    query: closed({
      view: Type.Optional(Type.Enum(['running', 'ended', 'all'] as const)),
      /** Exact code of a voucher. */
      q: Type.Optional(code(40)),
      ...paging,
    }),
    data: page(DeskVoucher),
  },
  'GET /admin/vouchers/:id': {
    summary: 'Returns a voucher, its latest uses and the total discount',
    access: 'provider',
    errors: ['not_found', 'provider_unclear'],
    params: voucherId,
    /** `used`: number of uses; `given`: cents of all discounts so far. */
    data: closed({ voucher: DeskVoucher, uses: Type.Array(VoucherUse), used: count(), given: count() }),
  },
  'POST /admin/vouchers': {
    summary: 'Creates a voucher at the payment provider; a repeated key takes effect once',
    access: 'provider',
    fresh: true,
    errors: ['voucher_invalid', 'voucher_taken', 'provider_unclear'],
    body: NewVoucher,
    data: DeskVoucher,
  },
  'POST /admin/vouchers/:id/end': {
    summary: 'Ends a voucher: nobody can use it any more; earlier uses keep their discount',
    access: 'provider',
    fresh: true,
    errors: ['not_found', 'provider_unclear'],
    params: voucherId,
    body: closed({ reason: note(300, 3) }),
    data: DeskVoucher,
  },
  'POST /admin/vouchers/:id/export': {
    summary: 'Exports the uses of a voucher as CSV',
    access: 'provider',
    fresh: true,
    errors: ['not_found', 'provider_unclear', 'too_many_rows'],
    params: voucherId,
    data: csv,
  },
} satisfies Api
