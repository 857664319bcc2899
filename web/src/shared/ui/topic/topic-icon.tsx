import { topicLook } from './topic-looks'

/** A topic's icon; its name always stands beside it. Size and colour come from around it. */
export function TopicIcon({ topicId }: { topicId: number | undefined }) {
  const { icon: Icon } = topicLook(topicId)
  return <Icon aria-hidden="true" />
}
