import { countOf } from '../../features/admin/parts/list/list-foot'
import { DeskPage } from '../../features/admin/parts/page/desk-page'
import { useVideoState } from '../../features/admin/videos/filters'
import { VideoList } from '../../features/admin/videos/video-list'
import { useVideos, type VideoQuery } from '../../features/admin/videos/videos.queries'
import { videosTexts as t } from '../../features/admin/videos/videos.texts'

/** What the library has, and what it lacks. */
export function VideosPage() {
  const state = useVideoState()
  const { topic, ...query } = state.query
  // What an address says is checked by the server.
  const answer = useVideos({ ...query, ...(topic && { topic: Number(topic) }) } as VideoQuery)
  return (
    <DeskPage title={t.title} count={countOf(answer.data?.total)}>
      <VideoList state={state} answer={answer} />
    </DeskPage>
  )
}
