import type { EmployerTexts } from '#shared/i18n/texts.ts'

/** Texts shown during a payment. */
export const chargeTexts = {
  paymentInProgress: 'Payment in progress',
  updating: 'Updating',
  pleaseWait: 'Please wait',
  confirmWithBank: 'Confirm with your bank',
  bankAsks: 'Your bank wants to know that it is you. Agree to {amount}.',
  bankAsksAboutCard: 'Your bank wants to know that it is you. Agree to the new card.',
  testBank: 'Test mode: you answer in place of the bank.',
  confirm: 'Confirm',
  refuse: 'Refuse',
  paymentFailed: 'Unable to process subscription. Please try again.',
  switchFailed: 'Unable to switch subscription plan. Please try again.',
} as const satisfies EmployerTexts
