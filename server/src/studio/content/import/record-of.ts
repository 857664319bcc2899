import type { Language } from '@kasama/contract/language'
import { defaultLessonFacts } from '@kasama/contract/learning/video/lesson-facts'
import { videoKey } from '@kasama/contract/studio/clip/video-address.rules'
import { youtubePicture } from '../load/load-video'
import type { RowWords, VideoRow } from './csv-row'
import type { ListRecord } from './merge-row'

/** The database record of a video from a list. */
export function recordOf(
  { host, id, duration, topicIds, public_level, words }: Omit<VideoRow, 'namesTopic'>,
  createdAt: Date,
): ListRecord {
  const rows = Object.entries(words) as [Language, RowWords][]
  return {
    // Slugs in packs never have a colon: an import can't overwrite a pack's video.
    slug: videoKey({ host, id }),
    video_host: host,
    vimeo_id: null,
    public_level,
    ...defaultLessonFacts,
    thumbnail_url: host === 'youtube' ? youtubePicture(id) : null,
    created_at: createdAt,
    isDated: false,
    words: rows.map(([language_code, { clip, ...titled }]) => ({
      language_code,
      ...titled,
      address: language_code === 'eng' ? id : (clip?.id ?? null),
      low_address: null,
      audio_address: null,
      duration: clip?.duration ?? duration,
      narration: clip ? language_code : 'eng',
      voice: null,
      subtitles: null,
      video_host: clip?.host ?? null,
      vimeo_id: null,
      thumbnail_url: clip?.host === 'youtube' ? youtubePicture(clip.id) : null,
    })),
    topicIds,
  }
}
