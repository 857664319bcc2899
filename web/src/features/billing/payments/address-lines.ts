import type { Contact } from '@kasama/contract/payment.api'
import { countryName } from './country-name'

/** An address as it is written; 'Singapore 437012, Singapore' would say nothing more. */
export function addressLines({ line1, city, postal_code, country }: Contact): string[] {
  const name = countryName(country)
  return [line1, [city, postal_code].filter(Boolean).join(' '), name === city ? '' : name].filter(Boolean)
}
