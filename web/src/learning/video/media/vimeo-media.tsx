import { htmlLanguages, type Language } from '@kasama/contract/language'
import { vimeoPlayerUrl } from '@kasama/contract/studio/clip/video-address.rules'
import { Embed, type Host } from './embed'
import type { MediaProps } from './media'

export const vimeo: Host = { load: () => import('vimeo-video-element'), create: createPlayer }

export function VimeoMedia(props: MediaProps) {
  return <Embed host={vimeo} {...props} />
}

/** The part of the official player that the element does not expose. */
type Api = {
  ready: () => Promise<void>
  on: (event: 'error', listener: (error: { name: string }) => void) => void
}

function createPlayer(id: string, reader: Language): HTMLVideoElement {
  const player = document.createElement('vimeo-video') as HTMLVideoElement & { api: Api | null }
  const config = { dnt: 1, ...(reader !== 'eng' && { texttrack: htmlLanguages[reader] }) }
  Object.assign(player, { config })
  // The time is rounded, and may stop a little before the length.
  Object.defineProperty(player, 'ended', {
    get: () => player.duration > 0 && player.currentTime >= player.duration - 0.5,
  })
  function prepare() {
    reportErrors(player, player.api)
    showCaptions(player.textTracks, reader)
  }
  // The element creates its player right after this event.
  player.addEventListener('loadstart', () => queueMicrotask(prepare), { once: true })
  player.setAttribute('data-testid', 'media')
  for (const name of ['controls', 'playsinline', 'autoplay']) player.setAttribute(name, '')
  player.setAttribute('src', vimeoPlayerUrl(id))
  return player
}

const fatal = new Set(['NotFoundError', 'PrivacyError', 'PasswordError'])

/**
 * A video that is gone, or private to other sites, causes an error of the player, which the element does not pass on.
 */
function reportErrors(player: HTMLElement, api: Api | null) {
  const fail = () => player.dispatchEvent(new Event('error'))
  api?.ready().catch(fail)
  api?.on('error', ({ name }) => fatal.has(name) && fail())
}

/**
 * Shows captions to those who do not read English, even if the viewer once switched them off. Filipino has two codes.
 */
function showCaptions(tracks: TextTrackList, reader: Language) {
  if (reader === 'eng') return
  const codes = [htmlLanguages[reader], ...(reader === 'phi' ? ['tl'] : [])]
  tracks.addEventListener('addtrack', ({ track }) => {
    if (track && codes.includes(track.language.toLowerCase().split('-')[0] ?? '')) track.mode = 'showing'
  })
}
