import { htmlLanguages, type Language } from '@kasama/contract/language'
import { Embed, type Host } from './embed'
import type { MediaProps } from './media'

const scriptUrl = 'https://www.youtube.com/iframe_api'

type Youtube = { YT?: { Player?: unknown }; onYouTubeIframeAPIReady?: () => void }

/** Loads YouTube's script and the element around it; the element alone would wait for ever for a blocked script. */
async function loadYoutube() {
  await Promise.all([loadScript(), import('youtube-video-element')])
}

function loadScript(): Promise<void> {
  const youtube = globalThis as Youtube
  if (youtube.YT?.Player) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    youtube.onYouTubeIframeAPIReady = resolve
    script.onerror = () => {
      script.remove()
      reject(new Error('YouTube cannot be reached'))
    }
    document.head.append(script)
  })
}

export const youtube: Host = { load: loadYoutube, create: createPlayer }

export function YoutubeMedia(props: MediaProps) {
  return <Embed host={youtube} {...props} />
}

/**
 * Captions in the reader's language, forced on for those who do not read English; null keeps the viewer's own setting.
 */
function createPlayer(id: string, reader: Language): HTMLVideoElement {
  const player = document.createElement('youtube-video') as HTMLVideoElement
  const captions = htmlLanguages[reader]
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
