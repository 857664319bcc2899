import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { tabId } from '../../../shared/ui/layout/tabs'
import { LoadError } from '../../../shared/ui/states/load-error'
import { useAddVideo } from '../add/use-add-video'
import { WorkerHome } from '../home/worker-home'
import { LanguageFilter } from '../language-filter'
import { useFeed } from '../library.queries'
import { libraryTexts } from '../library.texts'
import { isHomeOf, tabOf } from '../library-address'
import type { useLibraryAddress } from '../use-library-address'
import { LibraryEmpty } from './library-empty'
import styles from './library-feed.module.css'
import { LibraryGallery } from './library-gallery'
import { LibraryResults } from './library-results'
import { GallerySkeleton } from './library-skeleton'

type Props = {
  library: ReturnType<typeof useLibraryAddress>
  isWorker: boolean
  panelId: string
  /** The strip of topics: a worker's list has it below her next lessons. */
  topics: ReactNode
  onLocked: () => void
  /** Number of videos found by a search; undefined while unknown. */
  onCount: (count: number | undefined) => void
}

/** The videos of the chosen tab and topic, in all their states. */
export function LibraryFeed({ library, isWorker, panelId, topics, onLocked, onCount }: Props) {
  const t = useTexts(libraryTexts)
  const { address } = library
  const tab = tabOf(address)
  const isHome = isHomeOf(address, isWorker)
  const feed = useFeed(address, isWorker)
  const add = useAddVideo(onLocked)
  const cards = feed.data?.cards
  const count = feed.hasNextPage ? undefined : cards?.length
  useEffect(() => onCount(count), [count, onCount])

  return (
    <div
      className={styles.feed}
      role="tabpanel"
      id={panelId}
      {...(tab ? { 'aria-labelledby': tabId(panelId, tab) } : { 'aria-label': t('completed') })}
    >
      <LanguageFilter library={library} isWorker={isWorker} />
      {feed.isPending && <GallerySkeleton rows={!isWorker} />}
      {cards && cards.length > 0 && address.keywords !== '' && (
        <LibraryResults
          keywords={address.keywords}
          topic={address.topic}
          count={cards.length}
          hasMore={feed.hasNextPage}
          onClearTopic={library.clearTopic}
        />
      )}
      {cards && cards.length > 0 && isHome && (
        <WorkerHome
          cards={cards}
          topics={topics}
          onLocked={onLocked}
          wanted={address.video}
          hasMore={feed.hasNextPage && !feed.isFetching && !feed.isError}
          isLoadingMore={feed.isFetchingNextPage}
          onMore={feed.fetchNextPage}
        />
      )}
      {cards && cards.length > 0 && !isHome && (
        <LibraryGallery
          cards={cards}
          keywords={address.keywords}
          onAdd={isWorker ? undefined : add}
          onLocked={onLocked}
          wanted={address.video}
          hasMore={feed.hasNextPage && !feed.isFetching && !feed.isError}
          isLoadingMore={feed.isFetchingNextPage}
          onMore={feed.fetchNextPage}
        />
      )}
      {cards?.length === 0 && (
        <>
          <LibraryEmpty library={library} isWorker={isWorker} onAdd={isWorker ? undefined : add} onLocked={onLocked} />
          {isHome && topics}
        </>
      )}
      {feed.isError && (
        <LoadError error={feed.error} onRetry={feed.isFetchNextPageError ? feed.fetchNextPage : feed.refetch} />
      )}
    </div>
  )
}
