import { readFrame, useMediaValue } from '#learning/video/media/media.ts'
import type { Player } from '#learning/video/use-player.ts'
import { useFirstView } from '#shared/first-view.ts'

/** Later downloads must not slow the beginning of a clip; a clip of another host begins with her tap. */
export function useClipBegun({ media, clip, failure, isWatched }: Player): boolean {
  const hasFrame = useMediaValue(media, readFrame, false)
  const hasBegun = hasFrame || clip?.host !== 'file' || failure !== null || isWatched
  return useFirstView() && hasBegun
}
