import { useQuery } from '@tanstack/react-query'
import type { Player } from '../use-player'
import { cuesQuery } from '../video.queries'
import { type Cue, retime } from './cues'

const none: Cue[] = []

/** The subtitles to show over the clip that plays. Those written for another language's clip come at this one's times. */
export function useSubtitles({ video, clip, subtitles, voices }: Player): Cue[] {
  const written = useQuery({ ...cuesQuery(video, subtitles ?? 'eng'), enabled: subtitles !== null })
  const owner = subtitles && voices.includes(subtitles) ? subtitles : 'eng'
  const playing = clip?.language ?? 'eng'
  const isForeign = subtitles !== null && owner !== playing
  const timing = useQuery({ ...cuesQuery(video, playing), enabled: isForeign })
  if (subtitles === null || !written.data) return none
  if (!isForeign) return written.data
  const moved = retime(written.data, timing.data ?? none)
  return moved.length > 0 ? moved : written.data
}
