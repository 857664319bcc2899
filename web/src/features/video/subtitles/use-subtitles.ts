import type { Cue } from '@kasama/contract/web-vtt'
import { useQuery } from '@tanstack/react-query'
import type { Player } from '../use-player'
import { cuesQuery } from '../video.queries'
import { retime } from './cues'

const none: Cue[] = []

type Subtitles = { cues: Cue[] /** Loads them again, if that failed. */; again: (() => void) | null }

/** The subtitles of the playing clip. Those written for another language's clip get this one's times. */
export function useSubtitles({ video, clip, subtitles, voices }: Player): Subtitles {
  const written = useQuery({ ...cuesQuery(video, subtitles ?? 'eng'), enabled: subtitles !== null })
  const owner = subtitles && voices.includes(subtitles) ? subtitles : 'eng'
  const playing = clip?.language ?? 'eng'
  const isForeign = subtitles !== null && owner !== playing
  const timing = useQuery({ ...cuesQuery(video, playing), enabled: isForeign })
  const again = subtitles !== null && written.isError ? () => void written.refetch() : null
  if (subtitles === null || !written.data) return { cues: none, again }
  if (!isForeign) return { cues: written.data, again: null }
  const moved = retime(written.data, timing.data ?? none)
  return { cues: moved.length > 0 ? moved : written.data, again: null }
}
