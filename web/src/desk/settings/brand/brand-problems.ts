import type { BrandSettings } from '@kasama/contract/desk/settings.api'
import { settingsTexts as t } from '../settings.texts'

/** Returns the problems by field, as 'social.tiktok'. The server checks the same. */
export function brandProblems({ name, tagline, contactEmail, postalAddress, blogUrl, social }: BrandSettings) {
  const links = { blogUrl, ...Object.fromEntries(Object.entries(social).map(([key, url]) => [`social.${key}`, url])) }
  const checks: [string, boolean, string][] = [
    ['name', name.trim() === '', t.nameMissing],
    ...Object.entries(tagline).map(
      ([code, text]) => [`tagline.${code}`, text.trim() === '', t.taglineMissing] as [string, boolean, string],
    ),
    ['contactEmail', !/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+\.[^\s@<>,;:"()]+$/.test(contactEmail), t.emailWrong],
    ['postalAddress', postalAddress.trim() === '', t.postalMissing],
    ...Object.entries(links).map(
      ([key, url]) =>
        [key, !/^(https:\/\/[^\s<>"'\\]+\.[^\s<>"'\\]+)?$/.test(url), t.https] as [string, boolean, string],
    ),
  ]
  return Object.fromEntries(checks.filter(([, isWrong]) => isWrong).map(([key, , text]) => [key, text]))
}
