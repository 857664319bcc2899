type LinkedVideo = { video_id: number; public_level: number; video_host: string | undefined }

/**
 * The path of a video (specification, section 4, play): a public one has a page that guests may open too, and one at
 * Vimeo is opened with `vimeo=true` (section 2, video player).
 */
export function videoPath({ video_id, public_level, video_host }: LinkedVideo): string {
  const query = video_host === 'vimeo' ? '?vimeo=true' : ''
  return `${public_level > 0 ? '/public/video' : '/video'}/${video_id}${query}`
}
