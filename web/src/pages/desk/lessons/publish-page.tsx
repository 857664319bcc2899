import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { LessonFrame } from '#studio/lesson/frame/lesson-frame.tsx'
import { publishTexts as t } from '#studio/lesson/publish/publish.texts.ts'
import { PublishView } from '#studio/lesson/publish/publish-view.tsx'

/** Publishing a lesson, its versions, and taking it back. */
export function PublishPage() {
  return (
    <LessonFrame
      title={t.title}
      actions={(id) => (
        <LinkButton to={`/admin/videos/${id}`} look="line">
          {t.back}
        </LinkButton>
      )}
    >
      {(editing, data) => <PublishView editing={editing} data={data} />}
    </LessonFrame>
  )
}
