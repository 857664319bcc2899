import type { Texts } from '../../i18n/texts'

/** Reasons why a file is refused as a photo. */
export const pictureProblemTexts = {
  notPicture: {
    eng: 'Photos only.',
    phi: 'Litrato lang ang puwede.',
    ind: 'Harus berupa foto.',
    mya: 'ဓာတ်ပုံပဲ ထည့်လို့ ရပါတယ်။',
  },
  tooLarge: {
    eng: 'This photo is too large. Choose a smaller one.',
    phi: 'Masyadong malaki ang litrato. Pumili ng mas maliit.',
    ind: 'Foto ini terlalu besar. Pilih yang lebih kecil.',
    mya: 'ဓာတ်ပုံ ကြီးလွန်းပါတယ်။ ပိုသေးတာ ရွေးပါ။',
  },
} as const satisfies Texts
