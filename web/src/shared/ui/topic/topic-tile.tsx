import { Check } from 'lucide-react'
import { Phrases } from '../phrases'
import { TopicIcon } from './topic-icon'
import { topicColours } from './topic-looks'
import styles from './topic-tile.module.css'

type Props = {
  topicId: number
  name: string
  selected: boolean
  /** A tick on the leaf, if several may be chosen. */
  ticked?: boolean
  onPress: () => void
}

/** A leaf with the topic's icon and its name below; the whole tile is the target. */
export function TopicTile({ topicId, name, selected, ticked = false, onPress }: Props) {
  return (
    <button
      type="button"
      className={styles.tile}
      style={topicColours(topicId)}
      aria-pressed={selected}
      onClick={onPress}
    >
      <span className={styles.leaf}>
        <TopicIcon topicId={topicId} />
        {ticked && selected && (
          <span className={styles.tick}>
            <Check aria-hidden="true" />
          </span>
        )}
      </span>
      <span className={styles.name}>
        <Phrases>{name}</Phrases>
      </span>
    </button>
  )
}
