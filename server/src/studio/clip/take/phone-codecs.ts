import type { ClipProblem } from '@kasama/contract/studio/clip/clips.api'
import type { Tracks } from '#platform/media/read-tracks'

/** Reasons why phones can't play a clip. */
export type PhoneProblem = Extract<ClipProblem, 'codec' | 'hevc' | 'chroma' | 'depth' | 'clip_sound'>

/** Codecs that phones of the last ten years play. */
const played = {
  mp4: { pictures: ['avc', 'vp9', 'av1'], sound: ['aac', 'mp3', 'opus'] },
  webm: { pictures: ['vp8', 'vp9', 'av1'], sound: ['opus', 'vorbis'] },
}

/**
 * Profiles that phones have no decoder for, as the codec's string names them (RFC 6381): full colours (4:2:2, 4:4:4),
 * or more than 8 bits.
 */
const unplayed: [profile: RegExp, PhoneProblem][] = [
  [/^(hev|hvc|dvh)/, 'hevc'],
  [/^avc[13]\.(7a|f4|2c)/i, 'chroma'],
  [/^avc[13]\.6e/i, 'depth'],
  [/^vp09\.0[13]/, 'chroma'],
  [/^vp09\.02/, 'depth'],
  [/^av01\.[12]/, 'chroma'],
  [/^av01\.0\.\w+\.1/, 'depth'],
]

/** Returns the reason why a phone can't play these tracks; null if it can. */
export function phoneProblem(ending: keyof typeof played, { pictures, profile, sound }: Tracks): PhoneProblem | null {
  const found = unplayed.find(([form]) => form.test(profile ?? ''))
  if (found) return found[1]
  if (!played[ending].pictures.includes(pictures ?? '')) return 'codec'
  return sound === null || played[ending].sound.includes(sound) ? null : 'clip_sound'
}
