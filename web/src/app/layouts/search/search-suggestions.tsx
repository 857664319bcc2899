import type { Card } from '@kasama/contract/library.api'
import { TitleMatch } from '../../../shared/search/title-match'
import { TopicIcon } from '../../../shared/ui/topic/topic-icon'
import styles from './search-field.module.css'

type Props = {
  id: string
  label: string
  found: Card[]
  keywords: string
  /** The option that the arrow keys have reached. */
  active: number
  choose: (card: Card) => void
}

export const optionId = (id: string, place: number) => `${id}-${place}`

/** The suggested videos; chosen with the arrow keys or a press. */
export function SearchSuggestions({ id, label, found, keywords, active, choose }: Props) {
  return (
    // Pressing keeps the focus in the field; a blur would close the list before the click.
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((card, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
        <div
          key={card.video_id}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          className={styles.suggestion}
          onClick={() => choose(card)}
        >
          <TopicIcon topicId={card.topic_ids[0]} />
          <span>
            <TitleMatch keywords={keywords}>{card.title}</TitleMatch>
          </span>
        </div>
      ))}
    </div>
  )
}
