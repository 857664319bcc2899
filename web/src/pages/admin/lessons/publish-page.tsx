import { LessonFrame } from '../../../features/admin/lesson/frame/lesson-frame'
import { publishTexts as t } from '../../../features/admin/lesson/publish/publish.texts'
import { PublishView } from '../../../features/admin/lesson/publish/publish-view'
import { LinkButton } from '../../../shared/ui/actions/link-button'

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
