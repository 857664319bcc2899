export type VoucherFacts = {
  id: string
  code: string
  percentOff: number | null
  amountOff: number | null
  /**
   * Plans that it is for, and its start; null: all of them, and at once. The provider stores both, the app checks them.
   */
  plans: number[] | null
  startsAt: Date | null
  duration: 'once' | 'repeating' | 'forever'
  /** Set for a coupon that repeats. */
  months: number | null
}

/** A voucher as the provider's desk shows it. */
export type DeskVoucherFacts = VoucherFacts & {
  kind: 'coupon' | 'promotion_code'
  used: number
  limit: number | null
  endsAt: Date | null
  minimum: number | null
  firstTime: boolean
  /** Whether it can still be used, its start aside. */
  isValid: boolean
  createdAt: Date
}

export type NewVoucherFacts = Pick<
  DeskVoucherFacts,
  | 'code'
  | 'percentOff'
  | 'amountOff'
  | 'duration'
  | 'months'
  | 'plans'
  | 'limit'
  | 'startsAt'
  | 'endsAt'
  | 'minimum'
  | 'firstTime'
>

/** Vouchers, as buyers type them and as the desk makes them. */
export type VoucherCalls = {
  findCoupon: (code: string) => Promise<VoucherFacts | null>
  findPromotionCode: (code: string) => Promise<VoucherFacts | null>
  /**
   * A page of vouchers: promotion codes, then coupons, the newest first; null if `after` names none. `code` finds only
   * a whole code.
   */
  listVouchers: (request: {
    after: string | null
    limit: number
    isValid: boolean | null
    code: string | null
  }) => Promise<{ items: DeskVoucherFacts[]; next: string | null } | null>
  findVoucher: (id: string) => Promise<DeskVoucherFacts | null>
  /** Makes a promotion code, and the coupon behind it; null if the code is in use. */
  makeVoucher: (voucher: NewVoucherFacts, key: string) => Promise<DeskVoucherFacts | null>
  /** Ends a voucher: nobody can use it from now on. */
  endVoucher: (id: string) => Promise<void>
}
