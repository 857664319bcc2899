import type { ListedLesson } from '@kasama/contract/studio/skills.api'
import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { useFoundLessons } from '../lists.queries'
import { listsTexts as t } from '../lists.texts'
import styles from './lessons.module.css'

type Props = { taken: ReadonlySet<number>; onAdd: (lesson: ListedLesson) => void }

/** Searches lessons by words in any language; a press adds one. */
export function FindLesson({ taken, onAdd }: Props) {
  const [q, setQ] = useState('')
  const found = useFoundLessons(q)
  const lessons = found.data?.items.filter(({ id }) => !taken.has(id))
  return (
    <div className={styles.find}>
      <TextField
        label={t.findLesson}
        icon={<Search aria-hidden="true" />}
        type="search"
        autoComplete="off"
        value={q}
        maxLength={100}
        autoFocus
        onChange={({ target }) => setQ(target.value)}
      />
      <MissingPart what={t.findLesson} answer={found} />
      {lessons?.length === 0 && <p role="status">{t.noLesson}</p>}
      {lessons && lessons.length > 0 && (
        <ul className={styles.found}>
          {lessons.map(({ id, title, thumbnail_url, topic_ids }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.hit}
                onClick={() => onAdd({ id, title, thumbnail_url, topic_ids, is_published: true })}
              >
                <LessonImage lesson={{ thumbnail_url, topic_ids }} width={60} className={styles.picture} />
                <span className={styles.title}>{title}</span>
                <Plus aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
