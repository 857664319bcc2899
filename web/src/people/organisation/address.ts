import { isShortUrlAllowed } from '@kasama/contract/people/organisation.rules'

/**
 * The first label of a host that has more labels than a domain needs (`homes.kasama.example`, `homes.localhost`), or
 * ''.
 */
export function subdomainOf(hostname: string): string {
  const labels = hostname.split('.')
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  const hasSubdomain = labels.length > 2 || (labels.length === 2 && last === 'localhost')
  const isIpAddress = /^\d+$/.test(last)
  return hasSubdomain && !isIpAddress && isShortUrlAllowed(first) ? first : ''
}
