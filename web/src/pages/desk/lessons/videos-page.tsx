import { PackageOpen, Upload } from 'lucide-react'
import { countOf } from '#desk-kit/list/list-foot.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { exportPath, useVideoState } from '#studio/videos/filters.ts'
import { NewLesson } from '#studio/videos/new-lesson.tsx'
import { VideoList } from '#studio/videos/video-list.tsx'
import { useVideos, type VideoQuery } from '#studio/videos/videos.queries.ts'
import { videosTexts as t } from '#studio/videos/videos.texts.ts'

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
