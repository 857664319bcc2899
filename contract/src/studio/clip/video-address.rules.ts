export type OutsideHost = 'youtube' | 'vimeo'

/**
 * A video at a host. An unlisted one at Vimeo plays only with its hash, so the hash belongs to its id, as Vimeo's own
 * addresses write it: `76979871/8272103f6e`.
 */
type HostedVideo = { host: OutsideHost; id: string }

const idPatterns = { youtube: /^[A-Za-z0-9_-]{11}$/, vimeo: /^\d{5,12}(\/[\da-f]{8,20})?$/ }
const idFormats = {
  youtube: '11 letters, digits, - and _',
  vimeo: '5 to 12 digits, of an unlisted video with / and its hash',
}

/** Error text for an id at a host; null if the id is valid. */
export function videoIdProblem(host: OutsideHost, id: string): string | null {
  if (idPatterns[host].test(id)) return null
  const video = parseVideoUrl(id)
  if (video) return `is a full address: give the id alone, ${video.id}`
  const page = describeHostPage(id)
  return page ? `is ${page}, and no video` : `is no id of ${host}: ${idFormats[host]}`
}

/** Key of a video without its hash, which the owner of an unlisted video may renew. */
export const videoKey = ({ host, id }: HostedVideo): string => `${host}:${id.split('/')[0]}`

/** URL of Vimeo's player for an id. */
export function vimeoPlayerUrl(id: string): string {
  const [video = '', hash] = id.split('/').map(encodeURIComponent)
  return `https://player.vimeo.com/video/${video}${hash ? `?h=${hash}` : ''}`
}

type Site = { host: OutsideHost; name: RegExp; path: RegExp }

/** URLs of videos; pattern groups are the id and, at Vimeo, the hash. */
const videoSites: Site[] = [
  // People join addresses and their parts with a second ?, or with & alone.
  { host: 'youtube', name: /^youtu\.be$/, path: /^\/([\w-]{11})(?:&.*)?$/ },
  {
    host: 'youtube',
    name: /^((www|m|music)\.)?youtube(-nocookie)?\.com$/,
    path: /^\/(?:embed|shorts|live|v|watch)\/(?!(?:videoseries|live_stream)\b)([\w-]{11})(?:&.*)?$/,
  },
  { host: 'youtube', name: /^((www|m|music)\.)?youtube\.com$/, path: /^\/watch\?v=([\w-]{11})(?:\?.*)?$/ },
  { host: 'youtube', name: /^studio\.youtube\.com$/, path: /^\/video\/([\w-]{11})(?:\/\w+)?$/ },
  {
    host: 'vimeo',
    name: /^(www\.)?vimeo\.com$/,
    path: /^\/(?:(?:m|video|channels\/[\w-]+|groups\/[\w-]+\/videos)\/)?(\d{5,12})(?:\/([\da-f]{8,20}))?$/,
  },
  { host: 'vimeo', name: /^player\.vimeo\.com$/, path: /^\/video\/(\d{5,12})$/ },
]

const vimeoSite = /(^|\.)vimeo(pro)?\.com$/
const youtubeSite = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/

type Page = { name: RegExp; path: RegExp; description: string }

/** Pages of the hosts that show no single video, or one without its hash; the first that fits is named. */
const otherPages: Page[] = [
  { name: vimeoSite, path: /^\/manage\b/, description: 'a page of Vimeo to manage a video' },
  { name: vimeoSite, path: /^\/(showcase|album)\//, description: 'a showcase at Vimeo' },
  { name: vimeoSite, path: /\/(folder|folders|projects?)\//, description: 'a folder at Vimeo' },
  { name: vimeoSite, path: /\/reviews?\//, description: 'a page of Vimeo to review a video' },
  { name: vimeoSite, path: /^\/(event|live)\b/, description: 'an event at Vimeo' },
  { name: vimeoSite, path: /^\/(ondemand|vod_pages)\b/, description: 'a page of Vimeo that sells videos' },
  { name: vimeoSite, path: /^\/channels\b/, description: 'a channel at Vimeo' },
  { name: vimeoSite, path: /^\/groups\b/, description: 'a group at Vimeo' },
  { name: /^player\.vimeo\.com$/, path: /^\/(external|progressive_redirect|play)\//, description: 'a file at Vimeo' },
  {
    name: vimeoSite,
    path: /^\/(video\/)?\d{5,12}(\/[\da-f]*)?$/,
    description: 'half of the address of an unlisted video at Vimeo',
  },
  { name: vimeoSite, path: /^\/(search|categories|watch|features?|blog)\b/, description: 'a page of Vimeo' },
  {
    name: /^(www\.)?vimeo\.com$/,
    path: /^\/[a-z][\w-]*(\/(videos|about))?$/i,
    description: 'the page of a user of Vimeo',
  },
  { name: vimeoSite, path: /^/, description: 'a page of Vimeo' },
  { name: youtubeSite, path: /^\/(playlist|embed\/videoseries)\b/, description: 'a playlist at YouTube' },
  { name: youtubeSite, path: /^\/(channel|c|user|@[^/]+)(\/|$)/, description: 'a channel at YouTube' },
  { name: youtubeSite, path: /^\/clip\//, description: 'a clip of a video at YouTube' },
  { name: youtubeSite, path: /^/, description: 'a page of YouTube' },
]

/** Zero-width marks in copied addresses. */
const invisiblePattern = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Maximum length of a URL or embed code; longer texts take too long to search. */
const maxTextLength = 4000

const namedEntities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes HTML entities, repeatedly, since some pages and mails encode them twice. */
function unescaped(text: string): string {
  const decoded = text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos));/gi, (_, decimal, hex, name) =>
    name
      ? (namedEntities[name.toLowerCase()] ?? '')
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
  return decoded === text ? text : unescaped(decoded)
}

/** URL of the player in an embed code; a > within quotes ends no tag. */
const embeddedUrl = (text: string) =>
  /<iframe(?:"[^"]*"|'[^']*'|[^>"'])*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined)

/** Parses a text as a URL, or takes the player's URL from a pasted embed code. */
function urlIn(whole: string): URL | null {
  const excerpt = whole.slice(0, maxTextLength)
  const bare = unescaped(embeddedUrl(excerpt) ?? embeddedUrl(unescaped(excerpt)) ?? excerpt)
    .replace(invisiblePattern, '')
    .trim()
  const address = `https://${bare.replace(/^(https?:)?\/\//i, '')}`
  const url = parsed(address)
  if (!url) return null
  // Vimeo writes small letters alone: a hash in capitals, or behind a capital H, would be lost.
  return vimeoSite.test(url.hostname) ? new URL(url.href.toLowerCase()) : url
}

/** Path of a URL, with YouTube's id if that is in the query. */
function pathOf({ pathname, searchParams }: URL): string {
  const video = searchParams.get('v')
  return pathname.replace(/\/+$/, '') + (video && /^\/watch\/?$/.test(pathname) ? `?v=${video}` : '')
}

/** Joins an id and its hash; null if the hash is invalid, since the video would not play. */
function withHash(id: string, hash: string | null): string | null {
  const whole = hash ? `${id}/${hash}` : id
  return idPatterns.vimeo.test(whole) ? whole : null
}

/** Parses a URL or an embed code of YouTube or Vimeo; null for anything else. */
export function parseVideoUrl(text: string): HostedVideo | null {
  const url = urlIn(text)
  if (!url) return null
  const path = pathOf(url)
  for (const { host, name, path: pattern } of videoSites) {
    const [, videoId, hash] = (name.test(url.hostname) && pattern.exec(path)) || []
    if (!videoId) continue
    const id = host === 'vimeo' ? withHash(videoId, hash ?? url.searchParams.get('h')) : videoId
    return id === null ? null : { host, id }
  }
  return null
}

/** Describes a YouTube or Vimeo page that is no video, for an error text; null for anything else. */
export function describeHostPage(text: string): string | null {
  const url = urlIn(text)
  if (!url || parseVideoUrl(text)) return null
  const { hostname, pathname } = url
  return otherPages.find(({ name, path }) => name.test(hostname) && path.test(pathname))?.description ?? null
}

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}
