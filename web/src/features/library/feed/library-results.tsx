import { useTexts } from '../../../shared/i18n/use-texts'
import { RemovableChip } from '../../../shared/ui/choices/chip'
import { Phrases } from '../../../shared/ui/phrases'
import { useTopicName } from '../../../shared/ui/topic/use-topic-name'
import { libraryTexts } from '../library.texts'
import styles from './library-results.module.css'

type Props = {
  keywords: string
  topic: number | undefined
  count: number
  /** Whether there are more pages than loaded yet. */
  hasMore: boolean
  onClearTopic: () => void
}

/** Number of videos found by a search, and the topic that narrows it. */
export function LibraryResults({ keywords, topic, count, hasMore, onClearTopic }: Props) {
  const t = useTexts(libraryTexts)
  const nameOf = useTopicName()
  const name = nameOf(topic)
  const isOne = count === 1 && !hasMore
  const values = { keywords, count: hasMore ? `${count}+` : count, topic: name }
  return (
    <div className={styles.results}>
      <p className={styles.text} role="status">
        <Phrases>
          {name ? t(isOne ? 'foundOneIn' : 'foundIn', values) : t(isOne ? 'foundOne' : 'found', values)}
        </Phrases>
      </p>
      {name && <RemovableChip name={name} onRemove={onClearTopic} />}
    </div>
  )
}
