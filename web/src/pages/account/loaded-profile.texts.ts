import type { Texts } from '#shared/i18n/texts.ts'

export const profileTexts = {
  tryAgain: { eng: 'Try again', phi: 'Subukan ulit', ind: 'Coba lagi', mya: 'ထပ်လုပ်မယ်' },
} as const satisfies Texts
