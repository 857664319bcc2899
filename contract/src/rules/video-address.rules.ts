export type OutsideHost = 'youtube' | 'vimeo'

const patterns = { youtube: /^[A-Za-z0-9_-]{11}$/, vimeo: /^\d{5,12}$/ }
const shapes = { youtube: '11 letters, digits, - and _', vimeo: '5 to 12 digits' }

/** What is wrong with an id at a host; null when nothing is. */
export function addressProblem(host: OutsideHost, id: string): string | null {
  if (patterns[host].test(id)) return null
  const inside = idInAddress(id)
  if (inside) return `is a full address: give the id alone, ${inside.id}`
  return `is no id of ${host}: ${shapes[host]}`
}

const sites: { host: OutsideHost; name: RegExp; path: RegExp }[] = [
  { host: 'youtube', name: /^youtu\.be$/, path: /^\/([\w-]{11})$/ },
  { host: 'youtube', name: /^((www|m)\.)?youtube(-nocookie)?\.com$/, path: /^\/(?:embed|shorts|live|v)\/([\w-]{11})$/ },
  { host: 'youtube', name: /^((www|m)\.)?youtube\.com$/, path: /^\/watch\?v=([\w-]{11})$/ },
  { host: 'vimeo', name: /^(www\.)?vimeo\.com$/, path: /^\/(?:.*\/)?(\d{5,12})$/ },
  { host: 'vimeo', name: /^player\.vimeo\.com$/, path: /^\/video\/(\d{5,12})$/ },
]

/** The host and id in a full address of YouTube or Vimeo; null for anything else. */
export function idInAddress(text: string): { host: OutsideHost; id: string } | null {
  const address = /^https?:\/\//.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { hostname, pathname, searchParams } = new URL(address)
  const video = searchParams.get('v')
  const path = pathname.replace(/\/$/, '') + (video && pathname === '/watch' ? `?v=${video}` : '')
  for (const { host, name, path: pattern } of sites) {
    const id = name.test(hostname) ? pattern.exec(path)?.[1] : undefined
    if (id) return { host, id }
  }
  return null
}
