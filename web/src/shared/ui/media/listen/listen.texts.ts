import type { Texts } from '../../../i18n/texts'

export const listenTexts = {
  listen: { eng: 'Listen', phi: 'Pakinggan', ind: 'Dengarkan', mya: 'နားထောင်မယ်' },
  stop: { eng: 'Stop', phi: 'Itigil', ind: 'Berhenti', mya: 'ရပ်မယ်' },
} as const satisfies Texts
