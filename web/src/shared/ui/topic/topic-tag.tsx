import { Phrases } from '../phrases'
import { TopicIcon } from './topic-icon'
import { topicColours } from './topic-looks'
import styles from './topic-tag.module.css'
import { useTopicName } from './use-topic-name'

/** A topic in one line: icon and name in its colour. */
export function TopicTag({ topicId, name }: { topicId: number; name?: string }) {
  const nameOf = useTopicName()
  return (
    <span className={styles.tag} style={topicColours(topicId)}>
      <TopicIcon topicId={topicId} />
      <span>
        <Phrases>{nameOf(topicId, name)}</Phrases>
      </span>
    </span>
  )
}
