import { firstName } from '@kasama/contract/first-name.rules'
import type { StarterLesson } from '@kasama/contract/people/worker.api'
import { Plus } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Dock } from '#shared/ui/layout/dock.tsx'
import { ErrorState } from '#shared/ui/states/error-state.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { SelectionHeading } from '../selection-heading'
import { useAddStarters, useStarters } from './starter.queries'
import { starterTexts } from './starter.texts'
import styles from './starter-list.module.css'
import { StarterRow } from './starter-row'

const skeletonRows = [0, 1, 2, 3, 4, 5]

/** The worker's first lessons, from the chosen topics, ticked. Without any the wizard ends. */
export function StarterList({ onDone }: { onDone: () => void }) {
  const t = useEmployerTexts(starterTexts)
  const { data: lessons, error, refetch } = useStarters()
  const { data: profile } = useProfile()
  const { data: worker } = useUser(profile?.worker_id ?? null)
  const isEmpty = lessons?.length === 0
  useEffect(() => {
    if (isEmpty) onDone()
  }, [isEmpty, onDone])
  if (lessons && !isEmpty) {
    return <StarterForm lessons={lessons} name={firstName(worker?.fullname ?? '')} onDone={onDone} />
  }
  if (error) {
    return (
      <>
        <ErrorState text={error.message} action={t('tryAgain')} onAction={() => void refetch()} />
        <Button look="quiet" onClick={onDone}>
          {t('later')}
        </Button>
      </>
    )
  }
  return (
    <Loading className={styles.rows ?? ''}>
      {skeletonRows.map((row) => (
        <Skeleton key={row} shape="button" className={styles.place ?? ''} />
      ))}
    </Loading>
  )
}

type Props = { lessons: StarterLesson[]; name: string; onDone: () => void }

function StarterForm({ lessons, name, onDone }: Props) {
  const t = useEmployerTexts(starterTexts)
  const [excludedIds, setExcludedIds] = useState<number[]>([])
  const add = useAddStarters()
  const chosen = lessons.filter(({ video_id }) => !excludedIds.includes(video_id))
  const minutes = Math.max(1, Math.round(chosen.reduce((sum, { duration }) => sum + duration, 0) / 60))
  const count = chosen.length

  const toggle = (id: number) =>
    setExcludedIds(excludedIds.includes(id) ? excludedIds.filter((other) => other !== id) : [...excludedIds, id])
  function submit(event: FormEvent) {
    event.preventDefault()
    if (count > 0 && !add.isPending)
      add.mutate(
        chosen.map(({ video_id }) => video_id),
        { onSuccess: onDone },
      )
  }
  return (
    <form method="dialog" className={styles.form} onSubmit={submit}>
      <header>
        <SelectionHeading
          title={t(name ? 'titleName' : 'title', { name })}
          count={t('chosenOf', { chosen: count, all: lessons.length })}
        />
        <p className={styles.text}>{t('fromTopics')}</p>
      </header>
      <div className={styles.rows}>
        {lessons.map((lesson) => (
          <StarterRow
            key={lesson.video_id}
            lesson={lesson}
            isOn={!excludedIds.includes(lesson.video_id)}
            onPress={() => toggle(lesson.video_id)}
          />
        ))}
      </div>
      {count > 0 && <p className={styles.text}>{t(minutes === 1 ? 'minute' : 'minutes', { minutes })}</p>}
      <Dock>
        {add.error && <Notice kind="bad">{add.error.message}</Notice>}
        <div className={styles.actions}>
          <Button
            type="submit"
            size="xl"
            busy={add.isPending}
            icon={<Plus aria-hidden="true" />}
            disabledReason={count === 0 ? t('addNone') : undefined}
          >
            {t(count === 1 ? 'addOne' : 'add', { count })}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {t('later')}
          </Button>
        </div>
      </Dock>
    </form>
  )
}
