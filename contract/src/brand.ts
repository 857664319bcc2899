import type { Text } from './language'

export type Brand = {
  name: string
  assistant: string
  tagline: Text
  since: number
  contactEmail: string
  feedbackEmail: string
  postalAddress: string
  blogUrl: string
  social: Record<'facebook' | 'instagram' | 'youtube' | 'tiktok', string>
}

/** The brand as delivered; an empty address is not shown. */
export const deliveredBrand: Brand = {
  name: 'Kasama',
  assistant: 'Genie',
  tagline: {
    eng: 'Video training for domestic helpers',
    phi: 'Video training para sa mga kasambahay',
    ind: 'Video pelatihan untuk pekerja rumah tangga',
    mya: 'အိမ်အကူတွေအတွက် ဗီဒီယိုသင်တန်း',
  },
  since: 2025,
  contactEmail: 'hello@kasama.example',
  feedbackEmail: 'feedback@kasama.example',
  postalAddress: '00 Sample Road, Singapore 000000',
  blogUrl: '',
  social: { facebook: '', instagram: '', youtube: '', tiktok: '' },
}

type Page = { document?: { querySelector(selector: string): { content: string } | null } }

/** JSON of the provider's changes, which the server writes into the head of each page. */
const brandJson = (globalThis as unknown as Page).document?.querySelector('meta[name=brand]')?.content

/** The provider's present brand; the server keeps it fresh (its platform/settings/fresh-brand.ts). */
export const brand: Brand = { ...deliveredBrand, ...(brandJson && JSON.parse(brandJson)) }
