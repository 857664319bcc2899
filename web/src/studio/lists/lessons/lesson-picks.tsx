import type { ListedLesson } from '@kasama/contract/studio/skills.api'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Reorder } from '#desk-kit/order/reorder.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { listsTexts as t } from '../lists.texts'
import { FindLesson } from './find-lesson'
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
  const own = new Set([...(taken ?? []), ...lessons.map(({ id }) => id)])
  function move(key: string, after: string | null) {
    const others = lessons.filter(({ id }) => String(id) !== key)
    const place = others.findIndex(({ id }) => String(id) === after) + 1
    onChange(others.toSpliced(place, 0, ...lessons.filter(({ id }) => String(id) === key)))
  }
  return (
    <div className={styles.picks}>
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
      {isFinding && <FindLesson taken={own} onAdd={(lesson) => onChange([...lessons, lesson])} />}
      <Reorder label={label} items={items} className={styles.list} onMove={move}>
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
      </Reorder>
    </div>
  )
}
