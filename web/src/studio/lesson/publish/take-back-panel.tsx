import { Undo2 } from 'lucide-react'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './publish.module.css'
import { publishTexts as t } from './publish.texts'
import type { LessonOnDesk } from './published'
import { useLessonCall } from './use-lesson-call'

/** Takes a lesson out of the library, or drops its unpublished changes. */
export function TakeBackPanel({ editing: { id, revision }, data }: LessonOnDesk) {
  const call = useLessonCall(id)
  const takeBack = useDeskMutation('POST /admin/videos/:id/take-back', {
    onSuccess: () => call.done(t.takenBack),
    onError: call.failed,
  })
  const drop = useDeskMutation('DELETE /admin/videos/:id/draft', {
    onSuccess: () => call.done(t.dropped),
    onError: call.failed,
  })
  if (data.state === 'new' || data.state === 'taken_back') return null
  return (
    <Panel className={styles.panel}>
      <h2>{t.takeBack}</h2>
      <p>{fillIn(t.takeBackText, { count: data.employers })}</p>
      <div className={styles.buttons}>
        <Button
          look="line"
          icon={<Undo2 aria-hidden="true" />}
          busy={takeBack.isPending}
          onClick={() => takeBack.mutate({ params: { id } })}
        >
          {t.takeBack}
        </Button>
        {data.state !== 'published' && (
          <Button
            look="quiet"
            busy={drop.isPending}
            onClick={() => drop.mutate({ params: { id }, query: { revision } })}
          >
            {t.drop}
          </Button>
        )}
      </div>
    </Panel>
  )
}
