import type { Media } from '../media/media'

/** Lets the clip play in a small window of its own; undefined where the browser offers none, or not for this media. */
export function usePictureInPicture(media: Media | null): (() => void) | undefined {
  if (!(media instanceof HTMLVideoElement) || !document.pictureInPictureEnabled) return undefined
  return () => {
    const done = document.pictureInPictureElement ? document.exitPictureInPicture() : media.requestPictureInPicture()
    done.catch(() => {})
  }
}
