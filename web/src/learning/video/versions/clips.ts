import { byLanguage, type Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video.api'
import { type Addresses, versionIn } from './versions'

/** A playable clip: `language` is the one that it was made for, `narration` the one that its voice speaks. */
export type Clip = {
  host: 'file' | 'youtube' | 'vimeo'
  address: string
  language: Language
  narration: Language
  duration: number
  /** Whether its voice is a computer's. */
  isComputer?: boolean
  /** Addresses of a small rendition and of the sound only, if this server has them. */
  low?: string
  audio?: string
}

/** The clip in a language, else the base clip; null if nothing may be played. */
export function clipIn(video: Video, language: Language, prefersVimeo = false): Clip | null {
  const version = versionIn(video, language)
  const own = addressOf({ ...version, video_host: version.video_host || video.video_host }, prefersVimeo)
  if (own) {
    const duration = version.duration || video.duration
    return { ...own, language, narration: version.narration ?? language, duration, ...spoken(version.voice) }
  }
  const base = addressOf(video, prefersVimeo)
  return (
    base && { ...base, language: 'eng', narration: video.narration, duration: video.duration, ...spoken(video.voice) }
  )
}

const spoken = (voice: Video['voice'] | undefined) => (voice === 'computer' ? { isComputer: true } : {})

/** The clips of all languages, to be kept as received: each response signs new addresses. */
export const clipsOf = (video: Video, prefersVimeo = false): Record<Language, Clip | null> =>
  byLanguage((language) => clipIn(video, language, prefersVimeo))

type ClipAddresses = Pick<Clip, 'host' | 'address' | 'low' | 'audio'>

/**
 * An empty host means Vimeo (specification, section 3); `prefersVimeo` takes Vimeo wherever the video is there, too.
 */
function addressOf(at: Partial<Addresses>, prefersVimeo: boolean): ClipAddresses | null {
  const { vimeo_id, youtube_id, video_host } = at
  const isVimeo = (video_host !== 'youtube' && video_host !== 'file') || (prefersVimeo && vimeo_id)
  if (isVimeo) return vimeo_id ? { host: 'vimeo', address: vimeo_id } : null
  if (video_host === 'file') return fileOf(at)
  return youtube_id ? { host: 'youtube', address: youtube_id } : null
}

function fileOf({ url, low_url, audio_url }: Partial<Addresses>): ClipAddresses | null {
  if (!url) return null
  return { host: 'file', address: url, ...(low_url && { low: low_url }), ...(audio_url && { audio: audio_url }) }
}
