import type { EmployerMonth } from '@kasama/contract/month.api'
import { Award } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Leaf } from '../../../shared/ui/brand/leaf'
import { Panel } from '../../../shared/ui/layout/panel'
import { TopicIcon } from '../../../shared/ui/topic/topic-icon'
import { topicColours } from '../../../shared/ui/topic/topic-looks'
import styles from './month.module.css'
import { monthTexts } from './month.texts'

/** Topics of the month's lessons, and the skills earned. */
export function TopicsAndSkills({ month, name }: { month: EmployerMonth; name: string }) {
  const t = useEmployerTexts(monthTexts)
  return (
    <Panel>
      <h3>{t('topicsDone')}</h3>
      {month.topics.length === 0 && <p>{t('noLessons', { month: name })}</p>}
      <ul className={styles.list}>
        {month.topics.map(({ topic_id, name: topic, completed }) => (
          <li key={topic_id} style={topicColours(topic_id)}>
            <Leaf size={44}>
              <TopicIcon topicId={topic_id} />
            </Leaf>
            <b>{topic}</b>
            <span>{t(completed === 1 ? 'oneLessonInTopic' : 'lessonsInTopic', { count: completed })}</span>
          </li>
        ))}
        {month.skills_earned.map(({ name: skill }) => (
          <li key={skill}>
            <Leaf size={44}>
              <Award aria-hidden="true" />
            </Leaf>
            <b>{t('skillEarned', { name: skill })}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
