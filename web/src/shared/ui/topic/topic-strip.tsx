import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { bringIntoView } from '../bring-into-view'
import { scrollBehaviour } from '../scroll-behaviour'
import { videoTexts } from '../video/video.texts'
import styles from './topic-strip.module.css'
import { TopicTile } from './topic-tile'
import { useTopicName } from './use-topic-name'

/** Specification, section 9: seven topics on the first desktop page, five on the second. */
const topicsPerPage = 7

const pageOf = (index: number) => Math.max(0, Math.floor(index / topicsPerPage))

/** The page shown; it follows a topic selected elsewhere, as by Back. */
function usePageOf(index: number) {
  const [page, setPage] = useState(pageOf(index))
  const [previousIndex, setPreviousIndex] = useState(index)
  if (previousIndex !== index) {
    setPreviousIndex(index)
    if (index >= 0) setPage(pageOf(index))
  }
  return [page, setPage] as const
}

/** Whether the strip can scroll further on either side. */
function useEdges() {
  const list = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState({ atStart: true, atEnd: false })
  function updateEdges() {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = list.current ?? {}
    setEdges({ atStart: scrollLeft < 1, atEnd: scrollLeft + clientWidth > scrollWidth - 1 })
  }
  return { list, ...edges, updateEdges }
}

/** Specification, section 9. */
const stepPx = 200

type Props = {
  topics: readonly { id: number; name: string }[]
  selected: number | undefined
  /** Called with the topic pressed; the owner decides whether a second press clears it. */
  onPress: (topicId: number) => void
}

export function TopicStrip({ topics, selected, onPress }: Props) {
  const t = useTexts(videoTexts)
  const nameOf = useTopicName()
  const { list, atStart, atEnd, updateEdges } = useEdges()
  const selectedIndex = topics.findIndex(({ id }) => id === selected)
  const [page, setPage] = usePageOf(selectedIndex)
  const pages = pageOf(topics.length - 1) + 1
  useEffect(() => bringIntoView(list.current, selectedIndex), [list, selectedIndex])
  const isLast = page >= pages - 1
  function turnPage() {
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
      <div ref={list} className={styles.list} onScroll={updateEdges} role="group" aria-label={t('topics')}>
        {topics.map(({ id, name }, index) => (
          <div key={id} className={pageOf(index) === page ? undefined : styles.otherPage}>
            <TopicTile topicId={id} name={nameOf(id, name)} selected={id === selected} onPress={() => onPress(id)} />
          </div>
        ))}
        {pages > 1 && (
          <button
            type="button"
            className={styles.turn}
            aria-label={t(isLast ? 'previousTopics' : 'nextTopics')}
            onClick={turnPage}
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
