import type { Text } from './language'

/** The product's face, in one place for a provider who renames it; an empty address is not shown. */
export const brand: Brand = {
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

type Brand = {
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
