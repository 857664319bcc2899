import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { scrollBehaviour } from '../scroll-behaviour'
import { videoTexts } from '../video/video.texts'
import styles from './topic-strip.module.css'
import { TopicTile } from './topic-tile'
import { useTopicName } from './use-topic-name'

/** Specification, section 9: seven topics on the first desktop page, five on the second; 200 px a step on a phone. */
const topicsPerPage = 7
const stepPx = 200

type Props = {
  topics: readonly { id: number; name: string }[]
  selected: number | undefined
  /** Called with the topic pressed; pressing the selected one again is the owner's to clear. */
  onPress: (topicId: number) => void
}

export function TopicStrip({ topics, selected, onPress }: Props) {
  const t = useTexts(videoTexts)
  const nameOf = useTopicName()
  const { list, atStart, atEnd, look } = useEdges()
  const place = topics.findIndex(({ id }) => id === selected)
  const [page, setPage] = useState(Math.max(0, Math.floor(place / topicsPerPage)))
  const pages = Math.ceil(topics.length / topicsPerPage)
  const isLast = page >= pages - 1
  function turn() {
    setPage(isLast ? 0 : page + 1)
    list.current?.scrollTo({ left: 0 })
  }
  const scroll = (left: number) => list.current?.scrollBy({ left, behavior: scrollBehaviour() })
  return (
    <div className={styles.strip}>
      <button
        type="button"
        className={styles.step}
        hidden={atStart}
        aria-label={t('previousTopics')}
        onClick={() => scroll(-stepPx)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser */}
      <div ref={list} className={styles.list} onScroll={look} role="group" aria-label={t('topics')}>
        {topics.map(({ id, name }, index) => (
          <div key={id} className={Math.floor(index / topicsPerPage) === page ? undefined : styles.otherPage}>
            <TopicTile topicId={id} name={nameOf(id, name)} selected={id === selected} onPress={() => onPress(id)} />
          </div>
        ))}
        {pages > 1 && (
          <button
            type="button"
            className={styles.turn}
            aria-label={t(isLast ? 'previousTopics' : 'nextTopics')}
            onClick={turn}
          >
            {isLast ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
          </button>
        )}
      </div>
      <button
        type="button"
        className={styles.step}
        hidden={atEnd}
        aria-label={t('nextTopics')}
        onClick={() => scroll(stepPx)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  )
}

/** Whether the strip can still go on to either side. */
function useEdges() {
  const list = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })
  function look() {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = list.current ?? {}
    setEdges({ atStart: scrollLeft < 1, atEnd: scrollLeft + clientWidth > scrollWidth - 1 })
  }
  return { list, ...edges, look }
}
