import { coloursOf, lookOf, topicLook } from '#shared/ui/topic/topic-looks.ts'
import styles from './topics.module.css'

/** The leaf with a topic's icon; an added topic has the look of its colour. */
export function TopicSign({ id, colour }: { id: number | null; colour: string }) {
  const look = id === null || id > 999 ? lookOf(colour) : topicLook(id)
  const Icon = look.icon
  return (
    <span className={styles.sign} style={coloursOf(look)}>
      <Icon aria-hidden="true" />
    </span>
  )
}
