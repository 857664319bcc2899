import type { Clip } from '../versions/clips'
import { FileMedia } from './file-media'
import type { MediaProps } from './media'
import { VimeoMedia } from './vimeo-media'
import { YoutubeMedia } from './youtube-media'

const views = { file: FileMedia, youtube: YoutubeMedia, vimeo: VimeoMedia }

/** The one place that knows which host is played by what. */
export function MediaView(props: MediaProps) {
  const View = views[props.clip.host]
  return <View {...props} />
}

/** Whether the host draws its own controls, lets a seek be taken back, and may be shown before a tap. */
export const hosts = {
  file: { hasOwnControls: false, canHold: true, isInstant: true },
  youtube: { hasOwnControls: true, canHold: false, isInstant: false },
  vimeo: { hasOwnControls: true, canHold: true, isInstant: false },
} as const satisfies Record<Clip['host'], object>
