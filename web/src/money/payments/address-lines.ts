import type { CardholderDetails } from '@kasama/contract/money/payment.api'

/** Lines of an address; a country named like its city is left out ('Singapore 437012'). */
export function addressLines({ line1, city, postal_code, country }: CardholderDetails): string[] {
  const name = countryName(country)
  return [line1, [city, postal_code].filter(Boolean).join(' '), name === city ? '' : name].filter(Boolean)
}

/** Returns the English name of a country code; any other text unchanged. */
function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
}
