import { useParams } from 'react-router'
import { UnknownPage } from '#desk-kit/page/out-of-scope.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { rowId } from '#shared/row-id.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { LessonFrame } from '#studio/lesson/frame/lesson-frame.tsx'
import { VersionView } from '#studio/lesson/versions/version-view.tsx'
import { versionsTexts as t } from '#studio/lesson/versions/versions.texts.ts'

/** One version of a lesson beside the present one. */
export function VersionPage() {
  const number = rowId(useParams().number)
  if (number === undefined) return <UnknownPage />
  return (
    <LessonFrame
      title={fillIn(t.version, { number })}
      actions={(id) => (
        <LinkButton to={`/admin/videos/${id}/publish`} look="line">
          {t.back}
        </LinkButton>
      )}
    >
      {(editing) => <VersionView editing={editing} number={number} />}
    </LessonFrame>
  )
}
