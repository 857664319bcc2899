import type { Contact } from '@kasama/contract/payment.api'
import { countryName } from './country-name'

/** Lines of an address; a country named like its city is left out ('Singapore 437012'). */
export function addressLines({ line1, city, postal_code, country }: Contact): string[] {
  const name = countryName(country)
  return [line1, [city, postal_code].filter(Boolean).join(' '), name === city ? '' : name].filter(Boolean)
}
