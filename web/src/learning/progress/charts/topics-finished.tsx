import type { Progress } from '@kasama/contract/learning/progress.api'
import { CircleCheck } from 'lucide-react'
import { useId } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { TopicIcon } from '#shared/ui/topic/topic-icon.tsx'
import { topicColours } from '#shared/ui/topic/topic-looks.ts'
import { useTopicName } from '#shared/ui/topic/use-topic-name.ts'
import { employerProgressTexts } from '../employer-progress.texts'
import styles from './chart.module.css'
import topicStyles from './topics-finished.module.css'

type Props = { topics: Progress['by_topic']; className?: string | undefined }

/** Must-watch videos by topic; the numbers beside the bars make a table unnecessary. */
export function TopicsFinished({ topics, className }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const nameOf = useTopicName()
  const id = useId()
  const finished = topics.filter(({ completed, total }) => completed >= total).length
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <div className="row between gap-12">
        <h3 id={id}>{t('topicsFinished')}</h3>
        {topics.length > 0 && (
          <span className="muted nowrap">{t('finishedOf', { count: finished, total: topics.length })}</span>
        )}
      </div>
      {topics.length === 0 && <p>{t('noMustWatch')}</p>}
      <ul className={topicStyles.topics}>
        {topics.map(({ topic_id, completed, total }) => (
          <li key={topic_id} style={topicColours(topic_id)}>
            <Leaf size={44}>
              <TopicIcon topicId={topic_id} />
            </Leaf>
            <span className={topicStyles.name}>{nameOf(topic_id)}</span>
            <span className={topicStyles.count}>
              {completed >= total && <CircleCheck aria-hidden="true" />}
              {t('finishedOf', { count: completed, total })}
            </span>
            <span className={topicStyles.meter} aria-hidden="true">
              <span style={{ width: `${total > 0 ? (100 * completed) / total : 0}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
