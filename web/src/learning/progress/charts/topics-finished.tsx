import type { Progress } from '@kasama/contract/learning/progress/progress.api'
import { CircleCheck } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { ChartPanel } from '#shared/ui/charts/chart-panel.tsx'
import { ShareBar } from '#shared/ui/charts/share-bar.tsx'
import { TopicIcon } from '#shared/ui/topic/topic-icon.tsx'
import { topicColours } from '#shared/ui/topic/topic-looks.ts'
import { useTopicName } from '#shared/ui/topic/use-topic-name.ts'
import { employerProgressTexts } from '../employer-progress.texts'
import styles from './topics-finished.module.css'

type Props = { topics: Progress['by_topic']; className?: string | undefined }

/** Must-watch videos by topic; the numbers beside the bars make a table unnecessary. */
export function TopicsFinished({ topics, className }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  const nameOf = useTopicName()
  const finished = topics.filter(({ completed, total }) => completed >= total).length
  return (
    <ChartPanel
      className={className}
      title={t('topicsFinished')}
      aside={topics.length > 0 ? t('finishedOf', { count: finished, total: topics.length }) : ''}
    >
      {topics.length === 0 && <p>{t('noMustWatch')}</p>}
      <ul className={styles.topics}>
        {topics.map(({ topic_id, completed, total }) => (
          <li key={topic_id} style={topicColours(topic_id)}>
            <Leaf size={44}>
              <TopicIcon topicId={topic_id} />
            </Leaf>
            <span className={styles.name}>{nameOf(topic_id)}</span>
            <span className={styles.count}>
              {completed >= total && <CircleCheck aria-hidden="true" />}
              {t('finishedOf', { count: completed, total })}
            </span>
            <span className={styles.share}>
              <ShareBar percent={total > 0 ? (100 * completed) / total : 0} look="topic" />
            </span>
          </li>
        ))}
      </ul>
    </ChartPanel>
  )
}
