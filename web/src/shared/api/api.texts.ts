import type { Texts } from '../i18n/texts'

export const apiTexts = {
  network: {
    eng: 'Network lost. Check your internet.',
    phi: 'Nawala ang internet. Tingnan ang connection mo.',
    ind: 'Internet terputus. Periksa sambungan.',
    mya: 'အင်တာနက် ပြတ်သွားပါပြီ။ လိုင်း စစ်ကြည့်ပါ။',
  },
} as const satisfies Texts
