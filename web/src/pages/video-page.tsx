import type { Params } from 'react-router'
import { prepareVideo } from '#learning/video/video.queries.ts'
import { useSendWaiting } from '#learning/video/watching/use-send-waiting.ts'
import { session } from '#shared/session/session.ts'
import { OpenedVideo } from './video/opened-video'

export function VideoPage() {
  useSendWaiting()
  return <OpenedVideo isPublic={false} />
}

/** The page of a public lesson, for guests too; logged-in users watch here as anywhere else. */
export function PublicVideoPage() {
  useSendWaiting()
  return <OpenedVideo isPublic />
}

// A guest is redirected to the public page (app/routes/to-public-page.tsx).
VideoPage.prepare = (params: Params) => prepareVideo(params.video_id, session.token() === '')
PublicVideoPage.prepare = (params: Params) => prepareVideo(params.video_id, true)
