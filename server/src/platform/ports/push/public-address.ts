import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not on the public internet (IANA's registries of special-purpose addresses). */
const specialNetworks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // The public part of IPv6 is 2000::/3, except these parts of it, some of which lead into IPv4.
  '::/3',
  '4000::/2',
  '8000::/1',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]
// One list for each family: in a common one a network of IPv6 would cover IPv4 addresses, too.
const special = { 4: new BlockList(), 6: new BlockList() }
for (const network of specialNetworks) {
  const [address = '', bits] = network.split('/')
  if (address.includes(':')) special[6].addSubnet(address, Number(bits), 'ipv6')
  else special[4].addSubnet(address, Number(bits), 'ipv4')
}

/** Whether an IP address is on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !special[4].check(address, 'ipv4')
  return family === 6 && !special[6].check(address, 'ipv6')
}

class NotPublic extends Error {}

/**
 * Resolves a name to its public addresses alone. The connection uses what is checked here, so that a name which
 * resolves to something else a moment later leads nowhere.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first, ...others] = (error ? [] : found).filter(({ address }) => isPublicAddress(address))
    if (!first) return callback(error ?? new NotPublic(`${hostname} has no public address`), '', 0)
    if (options.all) return callback(null, [first, ...others])
    callback(null, first.address, first.family)
  })
}

/** Whether an address may be the one of a push service: HTTPS at its usual port, and no address inside a network. */
export function isPublicUrl(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) > 0 ? isPublicAddress(host) : host.includes('.') && !/\.(local|internal|localhost)\.?$/.test(host)
}
