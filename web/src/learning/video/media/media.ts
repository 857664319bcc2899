import { useCallback, useSyncExternalStore } from 'react'
import type { Clip } from '../versions/clips'

/**
 * The part of a media element that the player needs; a `<video>` has it, and the elements of other hosts imitate it.
 */
export type Media = Pick<
  HTMLMediaElement,
  | 'addEventListener'
  | 'removeEventListener'
  | 'load'
  | 'play'
  | 'pause'
  | 'paused'
  | 'ended'
  | 'seeking'
  | 'currentTime'
  | 'duration'
  | 'playbackRate'
  | 'muted'
  | 'readyState'
  | 'isConnected'
>

/** Props of the component that shows one host's clips. */
export type MediaProps = {
  clip: Clip
  /** URL of a clip on this server, in the chosen quality. */
  url: string
  /** Shown while only the sound plays. */
  poster: string | null
  /** Called with the media element, and with null when it is removed. Must be a stable function. */
  onMedia: (media: Media | null) => void
  onBroken: () => void
}

const changes = [
  'play',
  'playing',
  'pause',
  'ended',
  'waiting',
  'canplay',
  'seeking',
  'seeked',
  'timeupdate',
  'durationchange',
  'loadedmetadata',
  'ratechange',
  'volumechange',
  'emptied',
]

/** Reads a value of the media and renders again when it changes; values of `read` are compared with `===`. */
export function useMediaValue<T>(media: Media | null, read: (media: Media) => T, fallback: T): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const name of changes) media?.addEventListener(name, onChange)
      return () => {
        for (const name of changes) media?.removeEventListener(name, onChange)
      }
    },
    [media],
  )
  const value = () => (media ? read(media) : fallback)
  return useSyncExternalStore(subscribe, value, value)
}

/** Rounded down to quarters of a second, so that two reads in one render give the same value. */
export const readTime = (media: Media) => Math.floor(media.currentTime * 4) / 4
export const readPlaying = (media: Media) => !media.paused && !media.ended
export const readEnded = (media: Media) => media.ended
export const readWaiting = (media: Media) => readPlaying(media) && media.readyState < 3
/** Whether there is a picture to see. */
export const readFrame = (media: Media) => media.readyState >= 2
export const readRate = (media: Media) => media.playbackRate
export const readMuted = (media: Media) => media.muted

/** A browser may refuse to start by itself; then the play button remains. */
export function playOn(media: Media) {
  media.play()?.catch?.(() => {})
}

/** Calls `callback` once the length of the media is known; returns a function that cancels this. */
export function whenReady(media: Media, callback: () => void): () => void {
  if (media.readyState >= 1) {
    callback()
    return () => {}
  }
  media.addEventListener('loadedmetadata', callback, { once: true })
  return () => media.removeEventListener('loadedmetadata', callback)
}
