import type { Lesson } from '@kasama/contract/studio/lesson/lesson'
import { lessonDifferences } from '@kasama/contract/studio/lesson/versions.rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { deskRequest, useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { dateAndTime } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { fieldName } from '../fields/field-name'
import { fieldText } from '../fields/field-text'
import { type DeskLesson, lessonKey } from '../lesson.queries'
import { useConflicts } from '../saving/use-conflicts'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './versions.module.css'
import { versionsTexts as t } from './versions.texts'

type Props = { editing: EditedLesson; number: number }

/** A version beside the present lesson, field by field, with a button that restores it. */
export function VersionView({ editing: { id, lesson, revision, waiting }, number }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['desk', 'lesson', id, 'version', number],
    queryFn: () => deskRequest('GET /admin/videos/:id/versions/:number', { params: { id, number } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const restore = useRestore(id)
  if (error) return <ListError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton shape="banner" />
  const { note, by, published_at, lesson: old } = data
  const differing = lessonDifferences(lesson, old).filter(({ path }) => !path.endsWith('.same_meaning'))
  return (
    <div className="stack gap-18">
      <Panel>
        <h2>{note || fillIn(t.version, { number })}</h2>
        <p>{fillIn(t.byAt, { name: by ?? t.before, at: dateAndTime(published_at) })}</p>
        {differing.length === 0 ? (
          <Notice kind="ok">{t.same}</Notice>
        ) : (
          <>
            <Notice>
              {fillIn(t.differing, { count: differing.length })} {t.notes}
            </Notice>
            <div>
              <Button
                icon={<RotateCcw aria-hidden="true" />}
                busy={restore.isPending}
                disabled={waiting.length > 0}
                onClick={() => restore.mutate({ params: { id, number }, body: { revision } })}
              >
                {t.bringBack}
              </Button>
            </div>
          </>
        )}
      </Panel>
      {differing.map(({ path, from, to }) => (
        <Field
          key={path}
          path={path}
          number={number}
          current={{ lesson, value: from }}
          former={{ lesson: old, value: to }}
        />
      ))}
    </div>
  )
}

type Side = { lesson: Lesson; value: unknown }

function Field({ path, number, current, former }: { path: string; number: number; current: Side; former: Side }) {
  const { data: topics = [] } = useTopics()
  const words = ({ lesson, value }: Side) => fieldText(path, value, { lesson, topics })
  const namingLesson = current.lesson.question_order.includes(path.split('.')[1] ?? '') ? current.lesson : former.lesson
  return (
    <Panel className={styles.field}>
      <h3>{fieldName(path, namingLesson)}</h3>
      <div className={`stack gap-12 ${styles.sides}`}>
        <div>
          <small>{t.now}</small>
          <del>{words(current)}</del>
        </div>
        <div>
          <small>{fillIn(t.version, { number })}</small>
          <ins>{words(former)}</ins>
        </div>
      </div>
    </Panel>
  )
}

/** Restores a version as the draft; conflicts with later changes are settled on the lesson's page. */
function useRestore(id: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [, setConflicts] = useConflicts(id)
  return useDeskMutation('POST /admin/videos/:id/versions/:number/restore', {
    onSuccess({ conflicts, ...saved }, { params: { number } }) {
      client.setQueryData<DeskLesson>(lessonKey(id), (before) => before && { ...before, ...saved })
      void client.invalidateQueries({ queryKey: ['desk', 'videos'] })
      setConflicts(() => conflicts)
      showToast(fillIn(conflicts.length > 0 ? t.partly : t.broughtBack, { number }))
      navigate(conflicts.length > 0 ? `/admin/videos/${id}` : `/admin/videos/${id}/publish`)
    },
    onError(error: Error) {
      showToast(error.message, 'error')
      void client.invalidateQueries({ queryKey: lessonKey(id) })
    },
  })
}
