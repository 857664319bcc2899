import { laterPart } from '#shared/later-part.tsx'
import type { Clip } from '../versions/clips'
import { FileMedia } from './file-media'
import type { MediaProps } from './media'

/** Few lessons are on other hosts: their players are downloaded only for them. */
const hostPlayers = {
  youtube: laterPart(async () => (await import('./youtube-media')).YoutubeMedia),
  vimeo: laterPart(async () => (await import('./vimeo-media')).VimeoMedia),
}

/** Maps a host to its player. */
export function MediaView(props: MediaProps) {
  const { host } = props.clip
  if (host === 'file') return <FileMedia {...props} />
  const HostPlayer = hostPlayers[host]
  return <HostPlayer {...props} isEnabled />
}

/** Whether the host draws its own controls, lets a seek be reverted, and may be shown before a tap. */
export const hosts = {
  file: { hasOwnControls: false, canHold: true, isInstant: true },
  youtube: { hasOwnControls: true, canHold: false, isInstant: false },
  vimeo: { hasOwnControls: true, canHold: true, isInstant: false },
} as const satisfies Record<Clip['host'], object>
