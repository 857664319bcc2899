import { useState } from 'react'
import { Navigate, Outlet, useLocation, useParams } from 'react-router'
import { isGone, VideoProblem } from '../../features/video/screen/video-problem'
import { useVideo } from '../../features/video/video.queries'
import { useSession } from '../../shared/session/use-session'

/** The video page is for signed-in users; a guest is led on. */
export function VideoVisitors() {
  const { web_token } = useSession()
  // After a logout the next person starts at home.
  const [signedInBefore] = useState(web_token !== '')
  if (web_token) return <Outlet />
  if (signedInBefore) return <Navigate to="/" replace />
  return <ToPublicPage />
}

/** To the video's public page where it has one, otherwise to the login, which leads back here. */
function ToPublicPage() {
  const { video_id } = useParams()
  const { pathname, search } = useLocation()
  const video = useVideo(video_id, true)
  if (video.data) return <Navigate to={`/public/video/${video_id}${search}`} replace />
  if (video.error && !isGone(video.error)) return <VideoProblem error={video.error} onAgain={() => video.refetch()} />
  return video.error ? <Navigate to="/" replace state={{ from: `${pathname}${search}` }} /> : null
}
