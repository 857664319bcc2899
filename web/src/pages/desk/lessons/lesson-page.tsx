import { Send } from 'lucide-react'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import styles from '#studio/lesson/editor/editor.module.css'
import { editorTexts as t } from '#studio/lesson/editor/editor.texts.ts'
import { LessonEditor } from '#studio/lesson/editor/lesson-editor.tsx'
import { LessonFrame } from '#studio/lesson/frame/lesson-frame.tsx'
import { PreviewButton } from '#studio/lesson/preview/preview-button.tsx'

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
