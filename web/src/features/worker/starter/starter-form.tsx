import type { StarterLesson } from '@kasama/contract/worker.api'
import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Notice } from '../../../shared/ui/feedback/notice'
import { Dock } from '../../../shared/ui/layout/dock'
import { ChosenHead } from '../chosen-head'
import { useAddStarters } from './starter.queries'
import { starterTexts } from './starter.texts'
import styles from './starter-list.module.css'
import { StarterRow } from './starter-row'

type Props = { lessons: StarterLesson[]; name: string; onDone: () => void }

export function StarterForm({ lessons, name, onDone }: Props) {
  const t = useEmployerTexts(starterTexts)
  const [left, setLeft] = useState<number[]>([])
  const add = useAddStarters()
  const chosen = lessons.filter(({ video_id }) => !left.includes(video_id))
  const minutes = Math.max(1, Math.round(chosen.reduce((sum, { duration }) => sum + duration, 0) / 60))
  const count = chosen.length

  const toggle = (id: number) => setLeft(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
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
        <ChosenHead
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
            isOn={!left.includes(lesson.video_id)}
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
