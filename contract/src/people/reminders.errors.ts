import type { Failures } from '../failures'

/** Errors of reminders. */
export const reminderErrors = {
  no_day_chosen: {
    status: 422,
    eng: 'Choose a day and a time.',
    phi: 'Pumili ng araw at oras.',
    ind: 'Pilih hari dan jam.',
    mya: 'နေ့နဲ့ အချိန် ရွေးပါ။',
  },
  not_a_push_address: {
    status: 422,
    eng: 'This browser cannot show reminders.',
    phi: 'Hindi kaya ng browser na ito ang paalala.',
    ind: 'Browser ini tidak bisa menampilkan pengingat.',
    mya: 'ဒီ browser က သတိပေးချက် မပြနိုင်ပါဘူး။',
  },
} as const satisfies Failures
