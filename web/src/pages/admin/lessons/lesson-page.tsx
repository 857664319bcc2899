import { Send } from 'lucide-react'
import styles from '../../../features/admin/lesson/editor/editor.module.css'
import { editorTexts as t } from '../../../features/admin/lesson/editor/editor.texts'
import { LessonEditor } from '../../../features/admin/lesson/editor/lesson-editor'
import { LessonFrame } from '../../../features/admin/lesson/frame/lesson-frame'
import { PreviewButton } from '../../../features/admin/lesson/preview/preview-button'
import { LinkButton } from '../../../shared/ui/actions/link-button'

/** One lesson, in all its languages. */
export function LessonPage() {
  return (
    <LessonFrame
      dock={(id, editing) =>
        // Conflicts are settled first; their panel has the dock.
        editing?.conflicts.length ? null : (
          <>
            {editing && <PreviewButton editing={editing} label={t.preview} className={styles.onPhone} />}
            <LinkButton to={`/admin/videos/${id}/publish`} icon={<Send aria-hidden="true" />}>
              {t.publish}
            </LinkButton>
          </>
        )
      }
    >
      {(editing) => <LessonEditor editing={editing} />}
    </LessonFrame>
  )
}
