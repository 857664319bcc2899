/** What an organisation's part of the address may look like: 3 to 40 of a-z, 0-9 and hyphen. */
const shape = /^[a-z0-9-]{3,40}$/

export const mayBeShortUrl = (text: string) => shape.test(text)

/** The first label of a host that has one to spare (`homes.kasama.example`, `homes.localhost`), or ''. */
export function labelOfHost(hostname: string): string {
  const labels = hostname.split('.')
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  const spare = labels.length > 2 || (labels.length === 2 && last === 'localhost')
  const isAddress = /^\d+$/.test(last)
  return spare && !isAddress && first !== 'www' && mayBeShortUrl(first) ? first : ''
}
