import type { DeskSection } from '@kasama/contract/studio/layout.api'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { TopicTag } from '#shared/ui/topic/topic-tag.tsx'
import styles from './layout.module.css'
import { layoutTexts as t } from './layout.texts'

/** Enough lessons to scroll through a preview. */
const mostShown = 30

/** The library under All, as an employer sees it: its lessons in the order of the sections. */
export function LayoutPreview({ sections }: { sections: DeskSection[] }) {
  const [device, setDevice] = useState<'phone' | 'computer'>('phone')
  const lessons = sections
    .filter(({ is_shown }) => is_shown)
    .flatMap((section) => section.lessons.filter(({ is_published }) => is_published))
  return (
    <div className={styles.preview}>
      <div className={styles.previewHead}>
        <h2>{t.preview}</h2>
        <Segment
          label={t.preview}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'phone', label: t.phone, icon: <Smartphone aria-hidden="true" /> },
            { value: 'computer', label: t.computer, icon: <Monitor aria-hidden="true" /> },
          ]}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it */}
      <section className={styles.screen} data-device={device} tabIndex={0} aria-label={t.previewText}>
        <ol className={styles.cards}>
          {lessons.slice(0, mostShown).map((lesson) => (
            <li key={lesson.id} className={styles.shownCard}>
              <LessonImage lesson={lesson} width={320} loading="lazy" className={styles.cardPicture} />
              {lesson.topic_ids[0] !== undefined && <TopicTag topicId={lesson.topic_ids[0]} />}
              <b>{lesson.title}</b>
            </li>
          ))}
        </ol>
        <p>{t.rest}</p>
      </section>
    </div>
  )
}
