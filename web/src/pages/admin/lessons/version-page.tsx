import { useParams } from 'react-router'
import { LessonFrame } from '../../../features/admin/lesson/frame/lesson-frame'
import { VersionView } from '../../../features/admin/lesson/versions/version-view'
import { versionsTexts as t } from '../../../features/admin/lesson/versions/versions.texts'
import { UnknownPage } from '../../../features/admin/shell/out-of-scope'
import { fillIn } from '../../../shared/i18n/texts'
import { rowId } from '../../../shared/row-id'
import { LinkButton } from '../../../shared/ui/actions/link-button'

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
