/** The address of a video (specification, section 4, play): a public one has a page that guests may open too. */
export function videoPath({ video_id, public_level }: { video_id: number; public_level: number }): string {
  return public_level > 0 ? `/public/video/${video_id}` : `/video/${video_id}`
}
