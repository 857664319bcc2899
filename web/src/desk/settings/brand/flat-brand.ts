import type { BrandSettings } from '@kasama/contract/desk/settings.api'
import type { Language } from '@kasama/contract/language'
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
  tagline: {
    eng: form['tagline.eng'],
    phi: form['tagline.phi'],
    ind: form['tagline.ind'],
    mya: form['tagline.mya'],
  },
  social: {
    facebook: form['social.facebook'],
    instagram: form['social.instagram'],
    youtube: form['social.youtube'],
    tiktok: form['social.tiktok'],
  },
})

export const brandLabels: Record<keyof FlatBrand, string> = {
  name: t.name,
  contactEmail: t.email,
  postalAddress: t.postal,
  blogUrl: t.blog,
  'tagline.eng': t.tagline,
  'tagline.phi': t.tagline_phi,
  'tagline.ind': t.tagline_ind,
  'tagline.mya': t.tagline_mya,
  'social.facebook': t.facebook,
  'social.instagram': t.instagram,
  'social.youtube': t.youtube,
  'social.tiktok': t.tiktok,
}
