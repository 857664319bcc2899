import { TopicChoice } from '#desk-kit/topics/topic-choice.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import styles from './editor.module.css'
import { editorTexts as t } from './editor.texts'

/** Fields shared by all languages. */
export function WholePanel({ editing }: { editing: EditedLesson }) {
  const { lesson, change } = editing
  return (
    <Panel className={styles.whole}>
      <h2>{t.allLanguages}</h2>
      <Topics editing={editing} />
      <div className={styles.pair}>
        <div className={styles.field}>
          <span aria-hidden="true">{t.who}</span>
          <Segment
            label={t.who}
            value={lesson.public_level > 0 ? 'everybody' : 'members'}
            onChange={(who) => change('public_level', who === 'everybody' ? 1 : 0)}
            options={[
              { value: 'members', label: t.members },
              { value: 'everybody', label: t.everybody },
            ]}
          />
        </div>
      </div>
    </Panel>
  )
}

function Topics({ editing: { lesson, change } }: { editing: EditedLesson }) {
  return (
    <div className={styles.field} id="lesson-topics">
      <span aria-hidden="true">{t.topics}</span>
      <TopicChoice value={lesson.topic_ids} onChange={(ids) => change('topic_ids', ids)} />
    </div>
  )
}
