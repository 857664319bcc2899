import { byLanguage, type Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video/video.api'
import { type ClipFields, versionIn } from './versions'

/** A playable clip: `language` is the one that it was made for, `narration` the one that its voice speaks. */
export type Clip = {
  host: 'file' | 'youtube' | 'vimeo'
  /** URL of its file, or its id at the host. */
  source: string
  language: Language
  narration: Language
  duration: number
  /** Whether its voice is a computer's. */
  isComputer?: boolean
  /** URLs of a small rendition and of the sound only, if this server has them. */
  low?: string
  audio?: string
}

/** The clip in a language, else the base clip; null if nothing may be played. */
export function clipIn(video: Video, language: Language, prefersVimeo = false): Clip | null {
  const version = versionIn(video, language)
  const ownFiles = filesOf({ ...version, video_host: version.video_host || video.video_host }, prefersVimeo)
  if (ownFiles) {
    const duration = version.duration || video.duration
    return { ...ownFiles, language, narration: version.narration ?? language, duration, ...voiceFacts(version.voice) }
  }
  const baseFiles = filesOf(video, prefersVimeo)
  return (
    baseFiles && {
      ...baseFiles,
      language: 'eng',
      narration: video.narration,
      duration: video.duration,
      ...voiceFacts(video.voice),
    }
  )
}

/** The seconds by which the server measures positions in a language, also where its clip is not on this phone. */
export const durationIn = (video: Video, language: Language): number =>
  versionIn(video, language).duration || video.duration

const voiceFacts = (voice: Video['voice'] | undefined) => (voice === 'computer' ? { isComputer: true } : {})

/** The clips of all languages, to be kept as received: each response signs new URLs. */
export const clipsOf = (video: Video, prefersVimeo = false): Record<Language, Clip | null> =>
  byLanguage((language) => clipIn(video, language, prefersVimeo))

type ClipFiles = Pick<Clip, 'host' | 'source' | 'low' | 'audio'>

/**
 * An empty host means Vimeo (specification, section 3); `prefersVimeo` takes Vimeo wherever the video is there, too.
 */
function filesOf(fields: Partial<ClipFields>, prefersVimeo: boolean): ClipFiles | null {
  const { vimeo_id, youtube_id, video_host } = fields
  const isVimeo = (video_host !== 'youtube' && video_host !== 'file') || (prefersVimeo && vimeo_id)
  if (isVimeo) return vimeo_id ? { host: 'vimeo', source: vimeo_id } : null
  if (video_host === 'file') return localFiles(fields)
  return youtube_id ? { host: 'youtube', source: youtube_id } : null
}

function localFiles({ url, low_url, audio_url }: Partial<ClipFields>): ClipFiles | null {
  if (!url) return null
  return { host: 'file', source: url, ...(low_url && { low: low_url }), ...(audio_url && { audio: audio_url }) }
}
