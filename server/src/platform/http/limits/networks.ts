import { isIP } from 'node:net'

/** A network that is counted; `multiplier` multiplies a limit if many homes may share it. */
export type Network = { key: string; multiplier: number }

/** A home gets a /64 and a company a /48: a /48 contains 65,536 networks. */
const siteMultiplier = 10

/** The networks that a call from an address counts for: IPv4 as it is, IPv6 by its /64 and, more loosely, its /48. */
export function networksOf(address: string): Network[] {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) !== 6) return [{ key: plain, multiplier: 1 }]
  const [front = [], back = []] = plain.split('::').map((half) => half.split(':').filter(Boolean))
  const gap = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const groups = [...front, ...gap, ...back].map((group) => Number.parseInt(group, 16).toString(16))
  return [
    { key: groups.slice(0, 4).join(':'), multiplier: 1 },
    { key: `${groups.slice(0, 3).join(':')}/48`, multiplier: siteMultiplier },
  ]
}
