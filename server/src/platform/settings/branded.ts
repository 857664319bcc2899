import { brand, deliveredBrand } from '@kasama/contract/brand'
import { languages } from '@kasama/contract/language'
import { escapeHtml } from '#platform/mails/mail-layout'

/** Whether the provider has changed the brand. */
export const isRenamed = () => JSON.stringify(brand) !== JSON.stringify(deliveredBrand)

/** A prerendered page with the present brand: in its texts, and in its head for the scripts. */
export function branded(html: string): string {
  if (!isRenamed()) return html
  const words = [
    ...languages.map((code) => [deliveredBrand.tagline[code], brand.tagline[code]]),
    [deliveredBrand.contactEmail, brand.contactEmail],
    [deliveredBrand.postalAddress, brand.postalAddress],
    [deliveredBrand.name, brand.name],
  ] as [string, string][]
  const replacements = new Map(words)
  const placeholderPattern = new RegExp(
    words.map(([before]) => before.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'g',
  )
  const blog = brand.blogUrl && `<a href="${escapeHtml(brand.blogUrl)}">Blog</a>`
  return html
    .replace(placeholderPattern, (before) => escapeHtml(replacements.get(before) ?? before))
    .replace('<!--blog-->', () => blog)
    .replace('<head>', () => `<head><meta name="brand" content="${escapeHtml(JSON.stringify(brand))}">`)
}
