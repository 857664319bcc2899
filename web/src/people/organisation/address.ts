import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'

/**
 * The first label of a host that has more labels than a domain needs (`homes.kasama.example`, `homes.localhost`), or
 * ''.
 */
export function labelOfHost(hostname: string): string {
  const labels = hostname.split('.')
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  const spare = labels.length > 2 || (labels.length === 2 && last === 'localhost')
  const isAddress = /^\d+$/.test(last)
  return spare && !isAddress && isShortUrlAllowed(first) ? first : ''
}
