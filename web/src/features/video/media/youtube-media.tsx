import type { Language } from '@kasama/contract/language'
import { youtubeCaptions } from '@kasama/contract/video.rules'
import { Embed, type Host } from './embed'
import { loadYoutube } from './load-youtube'
import type { MediaProps } from './media'

export const youtube: Host = { load: loadYoutube, create: createPlayer }

export function YoutubeMedia(props: MediaProps) {
  return <Embed host={youtube} {...props} />
}

/**
 * Captions in the reader's language, forced on for those who do not read English; null keeps the viewer's own setting.
 */
function createPlayer(id: string, reader: Language): HTMLVideoElement {
  const player = document.createElement('youtube-video') as HTMLVideoElement
  const captions = youtubeCaptions[reader]
  const config = {
    cc_lang_pref: captions,
    cc_load_policy: reader === 'eng' ? null : 1,
    hl: captions,
    referrerpolicy: 'strict-origin-when-cross-origin',
  }
  Object.assign(player, { config })
  Object.defineProperty(player, 'ended', {
    get: () => player.duration > 0 && player.currentTime >= player.duration - 0.5,
  })
  player.setAttribute('data-testid', 'media')
  for (const name of ['controls', 'playsinline', 'autoplay']) player.setAttribute(name, '')
  player.setAttribute('src', `https://www.youtube-nocookie.com/embed/${id}`)
  return player
}
