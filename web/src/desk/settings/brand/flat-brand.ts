import type { BrandSettings } from '@kasama/contract/desk/settings.api'
import { byLanguage, englishNames, type Language } from '@kasama/contract/language'
import { fillIn } from '#shared/i18n/texts.ts'
import { settingsTexts as t } from '../settings.texts'

type Plain = 'name' | 'contactEmail' | 'postalAddress' | 'blogUrl'
/** The brand as fields of a form, so that two admins who change different ones have no conflict. */
export type FlatBrand = Pick<BrandSettings, Plain> &
  Record<`tagline.${Language}` | `social.${keyof BrandSettings['social']}`, string>

const flat = (name: string, values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}.${key}`, value]))

export const flatBrand = ({ name, contactEmail, postalAddress, blogUrl, tagline, social }: BrandSettings) =>
  ({ name, contactEmail, postalAddress, blogUrl, ...flat('tagline', tagline), ...flat('social', social) }) as FlatBrand

export const brandFrom = (form: FlatBrand): BrandSettings => ({
  name: form.name,
  contactEmail: form.contactEmail,
  postalAddress: form.postalAddress,
  blogUrl: form.blogUrl,
  tagline: byLanguage((language) => form[`tagline.${language}`]),
  social: {
    facebook: form['social.facebook'],
    instagram: form['social.instagram'],
    youtube: form['social.youtube'],
    tiktok: form['social.tiktok'],
  },
})

export function taglineLabel(language: Language): string {
  return language === 'eng' ? t.tagline : fillIn(t.taglineIn, { language: englishNames[language] })
}

export const brandLabels: Record<keyof FlatBrand, string> = {
  name: t.name,
  contactEmail: t.email,
  postalAddress: t.postal,
  blogUrl: t.blog,
  ...(flat('tagline', byLanguage(taglineLabel)) as Record<`tagline.${Language}`, string>),
  'social.facebook': t.facebook,
  'social.instagram': t.instagram,
  'social.youtube': t.youtube,
  'social.tiktok': t.tiktok,
}
