import type { Texts } from '#shared/i18n/texts.ts'

export const workerSessionTexts = {
  title: {
    eng: 'Account sharing is not allowed.',
    phi: 'Hindi puwedeng gamitin ng iba ang account mo.',
    ind: 'Akun tidak boleh dipakai orang lain.',
    mya: 'အကောင့်ကို တခြားသူနဲ့ မျှသုံးလို့ မရပါဘူး။',
  },
  ok: { eng: 'OK', phi: 'OK', ind: 'OK', mya: 'OK' },
} as const satisfies Texts
