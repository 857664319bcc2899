import { useTopics } from '../../shared/api/topics.queries'
import { useTexts } from '../../shared/i18n/use-texts'
import { completedTopicId } from '../../shared/ui/topic/topic-looks'
import { TopicStrip } from '../../shared/ui/topic/topic-strip'
import { TopicsSkeleton } from './feed/library-skeleton'
import { libraryTexts } from './library.texts'
import { useIsPhone } from './use-is-phone'

type Props = { selected: number | undefined; onPress: (topicId: number) => void }

/** The topics in one row; on a phone the completed videos stand at its end, elsewhere while they are chosen. */
export function LibraryTopics({ selected, onPress }: Props) {
  const t = useTexts(libraryTexts)
  const topics = useTopics()
  const isPhone = useIsPhone()
  if (topics.isPending) return <TopicsSkeleton />
  const known = topics.data ?? []
  const hasCompleted = isPhone || selected === completedTopicId
  const completed = hasCompleted ? [{ id: completedTopicId, name: t('completed') }] : []
  if (known.length === 0) return null
  return <TopicStrip topics={[...known, ...completed]} selected={selected} onPress={onPress} />
}
