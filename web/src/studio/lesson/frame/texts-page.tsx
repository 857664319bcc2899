import { singaporeClock } from '@kasama/contract/calendar.rules'
import { Check, CloudCheck, CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { type EditedLesson, type EditorState, useLesson } from '../saving/use-lesson'
import { lessonFrameTexts as t } from './lesson.texts'
import styles from './texts-page.module.css'

type Props = {
  title: string
  tag?: (editing: EditedLesson) => ReactNode
  actions?: (editing: EditedLesson) => ReactNode
  /** Shown beside "Done", on a phone in the bar at the foot. */
  beside?: (editing: EditedLesson) => ReactNode
  children: (editing: EditedLesson) => ReactNode
}

/** A page that edits texts of a lesson: changes are saved automatically, and the head shows whether they are. */
export function TextsPage(props: Props) {
  const id = Number(useParams().id)
  // The page keeps changes of one lesson, which must not get into the next one.
  return <LoadedPage key={id} id={id} {...props} />
}

function LoadedPage({ id, title, tag, actions, beside, children }: Props & { id: number }) {
  const editing = useLesson(id)
  const { lesson, stored } = editing
  const name = lesson?.languages.eng?.title || t.untitled
  const crumb = [
    { to: '/admin/videos', label: t.videos },
    { to: `/admin/videos/${id}`, label: name },
  ]
  const edited = lesson && { ...editing, lesson }
  return (
    <DeskPage
      crumb={crumb}
      title={title}
      tag={edited && tag?.(edited)}
      actions={
        <>
          <SavingState editing={editing} />
          {edited && actions?.(edited)}
        </>
      }
      dock={
        <>
          {edited && beside?.(edited)}
          <LinkButton to={`/admin/videos/${id}`} icon={<Check aria-hidden="true" />}>
            {t.done}
          </LinkButton>
        </>
      }
    >
      <ConflictsNotice editing={editing} />
      {stored.error && !lesson ? (
        <ListError error={stored.error} onRetry={() => void stored.refetch()} />
      ) : (
        (edited && children(edited)) || <Skeleton shape="banner" />
      )}
    </DeskPage>
  )
}

export function SavingState({ editing: { saving, savedAt, problem } }: { editing: EditorState }) {
  const labels = {
    saved: savedAt ? fillIn(t.saved, { time: singaporeClock(new Date(savedAt)) }) : t.savedBefore,
    saving: t.saving,
    waiting: t.waiting,
    failed: fillIn(t.failed, { problem: problem?.message ?? '' }),
  }
  const Icon = saving === 'failed' ? CloudOff : CloudCheck
  return (
    <span className={`row inline gap-8 muted text-15 ${styles.saved}`} data-state={saving} role="status">
      <Icon aria-hidden="true" />
      {labels[saving]}
    </span>
  )
}

function ConflictsNotice({ editing: { conflicts } }: { editing: EditorState }) {
  if (conflicts.length === 0) return null
  const by = conflicts[0]?.by ?? ''
  return (
    <Notice kind="warn">
      <b>{t.conflict}. </b>
      {fillIn(t.conflictText, { by, count: conflicts.length })}
    </Notice>
  )
}
