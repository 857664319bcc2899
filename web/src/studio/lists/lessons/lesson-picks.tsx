import type { ListedLesson } from '@kasama/contract/studio/content/skills.api'
import { Plus, Search, X } from 'lucide-react'
import { useState } from 'react'
import { ReorderableList } from '#desk-kit/order/reorderable-list.tsx'
import { spliced } from '#desk-kit/order/spliced.ts'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { useLessonSearch } from '../lists.queries'
import { listsTexts as t } from '../lists.texts'
import styles from './lessons.module.css'

type Props = {
  label: string
  lessons: readonly ListedLesson[]
  /** Lessons that can't be added, because they are used elsewhere already. */
  taken?: ReadonlySet<number>
  most: number
  onChange: (lessons: ListedLesson[]) => void
}

/** Lessons in an order; they can be searched and added, removed and moved. */
export function LessonPicks({ label, lessons, taken, most, onChange }: Props) {
  const [isFinding, setFinding] = useState(false)
  const items = lessons.map((lesson) => ({ key: String(lesson.id), name: lesson.title, lesson }))
  const unavailable = new Set([...(taken ?? []), ...lessons.map(({ id }) => id)])
  function move(key: string, after: string | null) {
    const others = lessons.filter(({ id }) => String(id) !== key)
    const place = others.findIndex(({ id }) => String(id) === after) + 1
    onChange(spliced(others, place, 0, ...lessons.filter(({ id }) => String(id) === key)))
  }
  return (
    <div className="stack shrink gap-6">
      <div className={styles.head}>
        <b>{label}</b>
        {lessons.length < most && (
          <Button
            look="quiet"
            size="s"
            icon={<Plus aria-hidden="true" />}
            aria-expanded={isFinding}
            onClick={() => setFinding(!isFinding)}
          >
            {t.lesson}
          </Button>
        )}
      </div>
      {isFinding && <FindLesson taken={unavailable} onAdd={(lesson) => onChange([...lessons, lesson])} />}
      <ReorderableList label={label} items={items} className={styles.list} onMove={move}>
        {({ lesson }, grip) => (
          <div className={styles.line}>
            {grip}
            <LessonImage lesson={lesson} width={60} className={styles.picture} />
            <span className={styles.title}>
              {lesson.title}
              {!lesson.is_published && <Tag kind="warn">{t.draft}</Tag>}
            </span>
            <IconButton
              label={fillIn(t.takeOut, { name: lesson.title })}
              onClick={() => onChange(lessons.filter(({ id }) => id !== lesson.id))}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </ReorderableList>
    </div>
  )
}

type FindLessonProps = { taken: ReadonlySet<number>; onAdd: (lesson: ListedLesson) => void }

/** Searches lessons by words in any language; a press adds one. */
function FindLesson({ taken, onAdd }: FindLessonProps) {
  const [q, setQ] = useState('')
  const answer = useLessonSearch(q)
  const lessons = answer.data?.items.filter(({ id }) => !taken.has(id))
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
      <QueryError what={t.findLesson} answer={answer} />
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
