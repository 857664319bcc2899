import type { Media } from '../media/media'

/** Plays the clip in a small window; undefined if the browser, or this media, does not support it. */
export function usePictureInPicture(media: Media | null): (() => void) | undefined {
  if (!(media instanceof HTMLVideoElement) || !document.pictureInPictureEnabled) return undefined
  return () => {
    const done = document.pictureInPictureElement ? document.exitPictureInPicture() : media.requestPictureInPicture()
    done.catch(() => {})
  }
}
