import type { Texts } from '../../i18n/texts'

export const backTexts = {
  back: { eng: 'Back', phi: 'Bumalik', ind: 'Kembali', mya: 'ပြန်သွားမယ်' },
} as const satisfies Texts
