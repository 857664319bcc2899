import { Navigate, useLocation, useParams } from 'react-router'
import { isVideoMissing, VideoProblem } from '#learning/video/screen/video-problem.tsx'
import { useVideo } from '#learning/video/video.queries.ts'

/**
 * Redirects a guest from the video page to the video's public page where it has one, otherwise to the login, which
 * leads back here.
 */
export function ToPublicPage() {
  const { video_id } = useParams()
  const { pathname, search } = useLocation()
  const video = useVideo(video_id, true)
  if (video.data) return <Navigate to={`/public/video/${video_id}${search}`} replace />
  if (video.error && !isVideoMissing(video.error))
    return <VideoProblem error={video.error} onRetry={() => video.refetch()} />
  return video.error ? <Navigate to="/" replace state={{ from: `${pathname}${search}` }} /> : null
}
