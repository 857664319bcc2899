import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { StateTag } from '../editor/state-tag'
import type { DeskLesson } from '../lesson.queries'
import { type EditedLesson, useLesson } from '../saving/use-lesson'
import { lessonFrameTexts as t } from './lesson.texts'
import { SavingState } from './texts-page'

type Props = {
  /** Title of a page below the lesson's own. */
  title?: string
  actions?: (id: number) => ReactNode
  /** The lesson is undefined until it has loaded. */
  dock?: (id: number, editing: EditedLesson | undefined) => ReactNode
  children: (editing: EditedLesson, data: DeskLesson) => ReactNode
}

/** The head of a lesson's pages: its name, its state, and whether all is saved. */
export function LessonFrame(props: Props) {
  const id = Number(useParams().id)
  // The page keeps changes of one lesson, which must not get into the next one.
  return <LoadedFrame key={id} id={id} {...props} />
}

function LoadedFrame({ id, title, actions, dock, children }: Props & { id: number }) {
  const editing = useLesson(id)
  const { lesson, stored } = editing
  const { data } = stored
  const name = lesson?.languages.eng?.title || t.untitled
  const crumb = [{ to: '/admin/videos', label: t.videos }]
  return (
    <DeskPage
      crumb={title ? [...crumb, { to: `/admin/videos/${id}`, label: name }] : crumb}
      title={title ?? name}
      tag={data && <StateTag data={data} />}
      actions={
        <>
          <SavingState editing={editing} />
          {actions?.(id)}
        </>
      }
      dock={dock?.(id, lesson && { ...editing, lesson })}
    >
      {stored.error && !lesson ? (
        <ListError error={stored.error} onRetry={() => void stored.refetch()} />
      ) : (
        (lesson && data && children({ ...editing, lesson }, data)) || <Skeleton shape="banner" />
      )}
    </DeskPage>
  )
}
