import type { Texts } from '#shared/i18n/texts.ts'

export const listenTexts = {
  listen: { eng: 'Listen', phi: 'Pakinggan', ind: 'Dengarkan', mya: 'နားထောင်မယ်' },
  stop: { eng: 'Stop', phi: 'Itigil', ind: 'Berhenti', mya: 'ရပ်မယ်' },
} as const satisfies Texts
