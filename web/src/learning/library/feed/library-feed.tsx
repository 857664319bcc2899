import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { RemovableChip } from '#shared/ui/choices/chip.tsx'
import { tabId } from '#shared/ui/layout/tabs.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { completedTopicId } from '#shared/ui/topic/topic-looks.ts'
import { useTopicName } from '#shared/ui/topic/use-topic-name.ts'
import { useAddVideo } from '../add/use-add-video'
import { NextRow } from '../home/next-row'
import { WorkerHome } from '../home/worker-home'
import workerHomeStyles from '../home/worker-home.module.css'
import { LanguageFilter } from '../language-filter'
import { useCards, useFeed } from '../library.queries'
import { libraryTexts } from '../library.texts'
import { isHomeView, isInLanguage, tabOf } from '../library-view'
import type { useLibraryView } from '../use-library-view'
import { LibraryGallery } from './library-gallery'
import libraryResultsStyles from './library-results.module.css'
import { GallerySkeleton } from './library-skeleton'

const maxSuggestions = 6

/** In place of a worker's empty list: lessons to begin with, those in her language first. */
function SuggestedLessons({ onLocked }: { onLocked: () => void }) {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { data, isPending, error, refetch } = useCards('recommendation')
  if (isPending) return <GallerySkeleton rows buttons={false} />
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  const isInOwnLanguage = ({ language_codes }: { language_codes: string[] }) => language_codes.includes(language)
  const all = data?.cards ?? []
  const cards = [...all.filter(isInOwnLanguage), ...all.filter((card) => !isInOwnLanguage(card))].slice(
    0,
    maxSuggestions,
  )
  if (cards.length === 0) return <Empty title={t('listEmpty')} text={t('employerAdds')} />
  return (
    <section className={workerHomeStyles.part}>
      <h2>
        <Phrases>{t('startWithThese')}</Phrases>
        <small>
          <Phrases>{t('notChosenYet')}</Phrases>
        </small>
      </h2>
      <div className={workerHomeStyles.rows}>
        {cards.map((card) => (
          <NextRow key={card.video_id} card={card} onLocked={onLocked} />
        ))}
      </div>
    </section>
  )
}

const SearchEmpty = lazy(async () => ({ default: (await import('./search-empty')).SearchEmpty }))

type LibraryEmptyProps = ComponentProps<typeof SearchEmpty>

/** The reason why there is nothing to show, and one link. */
function LibraryEmpty(props: LibraryEmptyProps) {
  const { library, isWorker } = props
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { keywords, topic, category } = library.view
  if (keywords !== '') {
    return (
      <Suspense fallback={<GallerySkeleton rows={props.onAdd !== undefined} />}>
        <SearchEmpty {...props} />
      </Suspense>
    )
  }
  if (isInLanguage(library.view, isWorker, language)) {
    return (
      <Empty title={t('noneInLanguage')}>
        <Button onClick={() => library.showLanguages(true)}>{t('allLanguages')}</Button>
      </Empty>
    )
  }
  if (topic === completedTopicId) {
    return (
      <Empty title={t('noneCompleted')} {...(isWorker && { text: t('watchToEnd') })}>
        <Button onClick={() => library.chooseCategory('0')}>{t(isWorker ? 'mustWatch' : 'seeAll')}</Button>
      </Empty>
    )
  }
  if (topic !== undefined) {
    return (
      <Empty title={t('none')} text={t('anotherTopic')}>
        <Button onClick={library.clearTopic}>{t('seeAll')}</Button>
      </Empty>
    )
  }
  if (isWorker && category === '0') return <SuggestedLessons onLocked={props.onLocked} />
  return (
    <Empty title={t('none')} text={t('anotherTopic')}>
      {category !== '2' && <Button onClick={() => library.chooseCategory('2')}>{t('recentlyAdded')}</Button>}
    </Empty>
  )
}

type Props = {
  library: ReturnType<typeof useLibraryView>
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
  const { view } = library
  const tab = tabOf(view)
  const isHome = isHomeView(view, isWorker)
  const feed = useFeed(view, isWorker)
  const add = useAddVideo(onLocked)
  const cards = feed.data?.cards
  const count = feed.hasNextPage ? undefined : cards?.length
  useEffect(() => onCount(count), [count, onCount])

  return (
    <div
      className="stack gap-16"
      role="tabpanel"
      id={panelId}
      {...(tab ? { 'aria-labelledby': tabId(panelId, tab) } : { 'aria-label': t('completed') })}
    >
      <LanguageFilter library={library} isWorker={isWorker} />
      {feed.isPending && <GallerySkeleton rows={!isWorker} />}
      {cards && cards.length > 0 && view.keywords !== '' && (
        <LibraryResults
          keywords={view.keywords}
          topic={view.topic}
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
          videoInUrl={view.video}
          hasMore={feed.hasNextPage && !feed.isFetching && !feed.isError}
          isLoadingMore={feed.isFetchingNextPage}
          onMore={feed.fetchNextPage}
        />
      )}
      {cards && cards.length > 0 && !isHome && (
        <LibraryGallery
          cards={cards}
          keywords={view.keywords}
          onAdd={isWorker ? undefined : add}
          onLocked={onLocked}
          videoInUrl={view.video}
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

type LibraryResultsProps = {
  keywords: string
  topic: number | undefined
  count: number
  /** Whether there are more pages than loaded yet. */
  hasMore: boolean
  onClearTopic: () => void
}

/** Number of videos found by a search, and the topic that narrows it. */
function LibraryResults({ keywords, topic, count, hasMore, onClearTopic }: LibraryResultsProps) {
  const t = useTexts(libraryTexts)
  const nameOf = useTopicName()
  const name = nameOf(topic)
  const isOne = count === 1 && !hasMore
  const values = { keywords, count: hasMore ? `${count}+` : count, topic: name }
  return (
    <div className={libraryResultsStyles.results}>
      <p className="muted shrink break" role="status">
        <Phrases>
          {name ? t(isOne ? 'foundOneIn' : 'foundIn', values) : t(isOne ? 'foundOne' : 'found', values)}
        </Phrases>
      </p>
      {name && <RemovableChip name={name} onRemove={onClearTopic} />}
    </div>
  )
}
