import { RotateCcw } from 'lucide-react'
import { useTopics } from '#shared/api/queries/topics.queries.ts'
import { mediaQuery } from '#shared/device/screen-width/media-query.ts'
import type { Texts } from '#shared/i18n/texts.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { RemovableChip } from '#shared/ui/choices/chip.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { loadErrorTexts } from '#shared/ui/states/load-error.texts.ts'
import { topicTexts } from '#shared/ui/topic/topic.texts.ts'
import { completedTopicId } from '#shared/ui/topic/topic-looks.ts'
import { TopicStrip } from '#shared/ui/topic/topic-strip.tsx'
import { TopicsSkeleton } from './feed/library-skeleton'
import { libraryTexts } from './library.texts'
import styles from './library-topics.module.css'

/** Specification, section 9: a phone is 450 px wide or less. */
const useIsNarrow = mediaQuery('(max-width: 450px)')

type Props = { selected: number | undefined; onPress: (topicId: number) => void }

/** The topics in one row; on a phone the completed videos are last, elsewhere only while selected. */
export function LibraryTopics({ selected, onPress }: Props) {
  const t = useTexts(libraryTexts)
  const topics = useTopics()
  const isNarrow = useIsNarrow()
  if (topics.isPending) return <TopicsSkeleton />
  if (!topics.data) return <TopicsFailed selected={selected} onPress={onPress} onRetry={topics.refetch} />
  const loadedTopics = topics.data
  const hasCompleted = isNarrow || selected === completedTopicId
  const completed = hasCompleted ? [{ id: completedTopicId, name: t('completed') }] : []
  if (loadedTopics.length === 0) return null
  return <TopicStrip topics={[...loadedTopics, ...completed]} selected={selected} onPress={onPress} />
}

/** Shown in place of the topics; the selected one can be cleared. */
function TopicsFailed({ selected, onPress, onRetry }: Props & { onRetry: () => void }) {
  const t = useTexts(libraryTexts)
  const tryAgain = useTexts(loadErrorTexts)('tryAgain')
  // Not useTopicName, which would request the topics again and remove this notice.
  const builtInName = useTexts(topicTexts as Texts)(String(selected))
  const chosen = selected === completedTopicId ? t('completed') : builtInName
  return (
    <Notice kind="warn">
      <Phrases>{t('topicsFailed')}</Phrases>
      <div className={styles.ways}>
        <Button size="s" look="line" icon={<RotateCcw aria-hidden="true" />} onClick={onRetry}>
          {tryAgain}
        </Button>
        {selected !== undefined && chosen && <RemovableChip name={chosen} onRemove={() => onPress(selected)} />}
      </div>
    </Notice>
  )
}
