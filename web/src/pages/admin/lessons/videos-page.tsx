import { PackageOpen, Upload } from 'lucide-react'
import { countOf } from '../../../features/admin/parts/list/list-foot'
import { DeskPage } from '../../../features/admin/parts/page/desk-page'
import { exportPath, useVideoState } from '../../../features/admin/videos/filters'
import { NewLesson } from '../../../features/admin/videos/new-lesson'
import { VideoList } from '../../../features/admin/videos/video-list'
import { useVideos, type VideoQuery } from '../../../features/admin/videos/videos.queries'
import { videosTexts as t } from '../../../features/admin/videos/videos.texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'

/** The lessons of the library, with views of those that lack something. */
export function VideosPage() {
  const state = useVideoState()
  const { topic, import: import_, ...query } = state.query
  // The server checks the values from the address.
  const answer = useVideos({
    ...query,
    ...(topic && { topic: Number(topic) }),
    ...(import_ && { import: Number(import_) }),
  } as VideoQuery)
  return (
    <DeskPage
      title={t.title}
      count={countOf(answer.data?.total)}
      actions={
        <>
          <LinkButton look="line" size="s" to={exportPath(state)} icon={<PackageOpen aria-hidden="true" />}>
            {t.export}
          </LinkButton>
          <LinkButton look="line" size="s" to="/admin/videos/import" icon={<Upload aria-hidden="true" />}>
            {t.import}
          </LinkButton>
        </>
      }
      main={<NewLesson />}
    >
      <VideoList state={state} answer={answer} />
    </DeskPage>
  )
}
