import type { Texts } from '#shared/i18n/texts.ts'

/** The login of a phone that knows its reader. */
export const knownLoginTexts = {
  hello: { eng: 'Hello, {name}', phi: 'Kumusta, {name}!', ind: 'Halo, {name}!', mya: 'မင်္ဂလာပါ {name}။' },
  notYou: { eng: 'Not {name}?', phi: 'Hindi ikaw si {name}?', ind: 'Bukan {name}?', mya: '{name} မဟုတ်ဘူးလား။' },
  fingerprint: { eng: 'Fingerprint', phi: 'Fingerprint', ind: 'Sidik jari', mya: 'လက်ဗွေ' },
  or: { eng: 'or', phi: 'o', ind: 'atau', mya: 'ဒါမှမဟုတ်' },
} as const satisfies Texts
