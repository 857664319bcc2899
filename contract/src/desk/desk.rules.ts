/** Days without a visit after which an account counts as idle. */
export const idleAfterDays = 30

/** Minimum number of answers or viewers for which figures are shown. */
export const minForFigures = 5

/** Days for which an account's page lists the mails that were sent. */
export const mailDays = 90

/** Kinds of mail other than those about learning and the desk's answers; the second list is about money. */
export const loginMails = [
  'welcome',
  'invitation',
  'reset',
  'email_changed',
  'password_changed',
  'passkey_changed',
  'google_connected',
  'worker_changed',
  'access_changed',
  'contract_changed',
  'contracts_renewed',
  'account_deleted',
] as const
export const moneyMails = [
  'receipt',
  'refund',
  'payment_failed',
  'ends_soon',
  'plan_canceled',
  'plan_resumed',
  'plan_ended',
  'card_changed',
  'payment_disputed',
] as const
export type AccountMailKind = (typeof loginMails | typeof moneyMails)[number]

/** Maximum length of an extension, in days. */
export const maxExtensionDays = 366

/** Reasons for a refund, in the payment provider's codes. */
export const refundReasons = ['requested_by_customer', 'duplicate', 'fraudulent'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Number of payments that a voucher reduces. */
export const voucherDurations = ['once', 'three', 'forever'] as const
export type VoucherDuration = (typeof voucherDurations)[number]

/** Fields of a household in a file. */
export const householdFields = ['employer_email', 'employer_name', 'user_id', 'worker_name', 'language'] as const
export type HouseholdField = (typeof householdFields)[number]

/** Maximum size of an uploaded clip, in bytes. */
export const maxClipBytes = 2_000_000_000

/** Maximum length of the recording of one cue, in seconds. */
export const maxCueSeconds = 60
