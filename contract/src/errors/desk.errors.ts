import type { Failures } from './failures'
import { moneyErrors } from './money.errors.ts'

/** What only an admin at the desk meets; no other reader downloads these. */
export const deskErrors = {
  ...moneyErrors,
  /** The desk asks at once who she is, and repeats the call. */
  confirm_identity: {
    status: 403,
    eng: 'Please confirm that it is you.',
    phi: 'Pakikumpirma na ikaw ito.',
    ind: 'Pastikan bahwa ini memang Anda.',
    mya: 'သင်ကိုယ်တိုင် ဖြစ်ကြောင်း အတည်ပြုပေးပါ။',
  },
} as const satisfies Failures
