import type { Card } from '@kasama/contract/learning/library/library.api'
import { X } from 'lucide-react'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Genie } from '#shared/ui/brand/genie.tsx'
import { RemovableChip } from '#shared/ui/choices/chip.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { useTopicName } from '#shared/ui/topic/use-topic-name.ts'
import { useCards } from '../library.queries'
import { libraryTexts } from '../library.texts'
import { isUnfiltered } from '../library-view'
import type { useLibraryView } from '../use-library-view'
import { LibraryGallery } from './library-gallery'
import { GallerySkeleton } from './library-skeleton'
import styles from './looking-genie.module.css'

type Props = {
  library: ReturnType<typeof useLibraryView>
  isWorker: boolean
  onAdd: ((card: Card) => void) | undefined
  onLocked: () => void
}

/** A search without results in its tab, topic or language: shows those from all videos, and says so. */
export function SearchEmpty(props: Props) {
  const isAll = isUnfiltered(props.library.view, props.isWorker, useLanguage())
  return isAll ? <NothingFound library={props.library} /> : <ResultsFromAllVideos {...props} />
}

function ResultsFromAllVideos({ library, onAdd, onLocked }: Props) {
  const t = useTexts(libraryTexts)
  const { keywords } = library.view
  const feed = useCards('recently_added', { q: keywords })
  if (feed.isPending) return <GallerySkeleton rows={onAdd !== undefined} />
  if (!feed.data) return <LoadError error={feed.error} onRetry={feed.refetch} />
  const { cards } = feed.data
  if (cards.length === 0) return <NothingFound library={library} />
  return (
    <>
      <p role="status">
        <Phrases>{`${t('noneFor', { keywords })}. ${t('foundElsewhere')}`}</Phrases>
      </p>
      <LibraryGallery
        cards={cards}
        keywords={keywords}
        onAdd={onAdd}
        onLocked={onLocked}
        videoInUrl={library.view.video}
        hasMore={feed.hasNextPage && !feed.isFetching && !feed.isError}
        isLoadingMore={feed.isFetchingNextPage}
        onMore={feed.fetchNextPage}
      />
    </>
  )
}

function NothingFound({ library }: Pick<Props, 'library'>) {
  const t = useTexts(libraryTexts)
  const { keywords, topic } = library.view
  const topicName = useTopicName()(topic)
  return (
    <Empty title={t('noneFor', { keywords })} text={t('anotherWord')} picture={<SearchingGenie />}>
      <Button icon={<X aria-hidden="true" />} onClick={library.clearSearch}>
        {t('clearSearch')}
      </Button>
      <LinkButton look="line" to="/chat">
        {t('askGenie')}
      </LinkButton>
      {topicName && <RemovableChip name={topicName} onRemove={library.clearTopic} />}
    </Empty>
  )
}

/** Genie with a magnifying glass, leaves in the air. */
function SearchingGenie() {
  return (
    <span className={styles.picture}>
      <svg viewBox="0 0 240 150" width="240" height="150" aria-hidden="true">
        <circle cx="120" cy="80" r="68" fill="var(--accent-tint)" />
        <path transform="translate(36 30) rotate(20)" d="M0 0h20a20 20 0 0 1-20 20Z" fill="#3cb78c" />
        <path transform="translate(206 40) rotate(120)" d="M0 0h16a16 16 0 0 1-16 16Z" fill="#f67970" />
        <path transform="translate(212 116) rotate(230)" d="M0 0h14a14 14 0 0 1-14 14Z" fill="#ffbe2b" />
      </svg>
      <Genie width={96} />
      <svg className={styles.glass} viewBox="0 0 240 150" width="240" height="150" aria-hidden="true">
        <circle cx="170" cy="98" r="26" />
        <path d="M189 117l20 20" />
      </svg>
    </span>
  )
}
