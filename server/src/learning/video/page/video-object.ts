import { htmlLanguages } from '@kasama/contract/language'
import { vimeoPlayerUrl } from '@kasama/contract/studio/clip/video-address.rules'
import type { findVideo, VideoTexts } from '../video.queries'

type VideoWithProgress = NonNullable<Awaited<ReturnType<typeof findVideo>>>

type PageFacts = { text: VideoTexts; description: string; url: string; image: string | null | undefined }

/** The schema.org VideoObject of a video. */
export function videoObject(video: VideoWithProgress, { text, description, url, image }: PageFacts) {
  const clip = clipOf(video, text)
  const embedUrl = embedUrlOf(clip.video_host ?? video.video_host, clip.address)
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: text.title,
    description,
    uploadDate: video.created_at.toISOString(),
    duration: `PT${clip.duration}S`,
    inLanguage: htmlLanguages[text.language_code],
    url,
    ...(embedUrl && { embedUrl }),
    ...(image && { thumbnailUrl: image }),
  }
}

/** A language without its own clip plays the English one. */
function clipOf(video: VideoWithProgress, text: VideoTexts): VideoTexts {
  const english = video.words.find(({ language_code }) => language_code === 'eng')
  return text.address === null && english ? english : text
}

/** The embed address at the host. The address of a file on this server is signed and expires, so it is left out. */
function embedUrlOf(host: VideoWithProgress['video_host'], address: string | null): string | null {
  if (address === null || host === 'file') return null
  return host === 'youtube' ? `https://www.youtube.com/embed/${encodeURIComponent(address)}` : vimeoPlayerUrl(address)
}
