import type { Texts } from '../../i18n/texts'

export const listenTexts = {
  listen: { eng: 'Listen', phi: 'Pakinggan', ind: 'Dengarkan', mya: 'နားထောင်မယ်' },
  pause: { eng: 'Pause', phi: 'I-pause', ind: 'Jeda', mya: 'ခဏရပ်မယ်' },
} as const satisfies Texts
