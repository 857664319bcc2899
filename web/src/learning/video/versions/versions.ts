import type { Language } from '@kasama/contract/language'
import type { Video } from '@kasama/contract/learning/video/video.api'

export type VideoTexts = { title: string; description: string; sub_description: string }

export type ClipFields = Pick<Video, 'url' | 'low_url' | 'audio_url' | 'vimeo_id' | 'youtube_id' | 'video_host'>

/** One language's entry in `languages`; any field may be missing and then falls back to the base value. */
type Version = Partial<
  VideoTexts & ClipFields & Pick<Video, 'duration' | 'thumbnail_url' | 'voice'> & { narration: Language }
>

/** Invalid JSON counts as empty (specification, section 8). */
export function versionIn(video: Pick<Video, 'languages'>, language: Language): Version {
  if (language === 'eng') return {}
  try {
    const versions: Partial<Record<Language, Version | null>> | null = JSON.parse(video.languages)
    return versions?.[language] ?? {}
  } catch {
    return {}
  }
}

export function textsIn(video: Video, language: Language): VideoTexts {
  const version = versionIn(video, language)
  return {
    title: version.title || video.title,
    description: version.description || video.description,
    sub_description: version.sub_description || video.sub_description,
  }
}

export const pictureIn = (video: Pick<Video, 'languages' | 'thumbnail_url'>, language: Language) =>
  versionIn(video, language).thumbnail_url || video.thumbnail_url
