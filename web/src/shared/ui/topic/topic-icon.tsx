import { topicLook } from './topic-looks'

/** A topic's icon, decorative beside its name. Size and colour are inherited. */
export function TopicIcon({ topicId }: { topicId: number | undefined }) {
  const { icon: Icon } = topicLook(topicId)
  return <Icon aria-hidden="true" />
}
