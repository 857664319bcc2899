import type { Card } from '@kasama/contract/library.api'
import { X } from 'lucide-react'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { exists } from '../../../shared/screens'
import { Button } from '../../../shared/ui/actions/button'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { RemovableChip } from '../../../shared/ui/choices/chip'
import { Phrases } from '../../../shared/ui/phrases'
import { Empty } from '../../../shared/ui/states/empty'
import { LoadError } from '../../../shared/ui/states/load-error'
import { useTopicName } from '../../../shared/ui/topic/use-topic-name'
import { useCards } from '../library.queries'
import { libraryTexts } from '../library.texts'
import { isWhole } from '../library-address'
import type { useLibraryAddress } from '../use-library-address'
import { LibraryGallery } from './library-gallery'
import { GallerySkeleton } from './library-skeleton'
import { LookingGenie } from './looking-genie'

type Props = {
  library: ReturnType<typeof useLibraryAddress>
  isWorker: boolean
  onAdd: ((card: Card) => void) | undefined
  onLocked: () => void
}

/** A search without results in its tab, topic or language: shows those from all videos, and says so. */
export function SearchEmpty(props: Props) {
  const isAll = isWhole(props.library.address, props.isWorker, useLanguage())
  return isAll ? <NothingFound library={props.library} /> : <FoundElsewhere {...props} />
}

function FoundElsewhere({ library, onAdd, onLocked }: Props) {
  const t = useTexts(libraryTexts)
  const { keywords } = library.address
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
        wanted={library.address.video}
        hasMore={feed.hasNextPage && !feed.isFetching && !feed.isError}
        isLoadingMore={feed.isFetchingNextPage}
        onMore={feed.fetchNextPage}
      />
    </>
  )
}

function NothingFound({ library }: Pick<Props, 'library'>) {
  const t = useTexts(libraryTexts)
  const { keywords, topic } = library.address
  const topicName = useTopicName()(topic)
  return (
    <Empty title={t('noneFor', { keywords })} text={t('anotherWord')} picture={<LookingGenie />}>
      <Button icon={<X aria-hidden="true" />} onClick={library.clearSearch}>
        {t('clearSearch')}
      </Button>
      {exists('/chat') && (
        <LinkButton look="line" to="/chat">
          {t('askGenie')}
        </LinkButton>
      )}
      {topicName && <RemovableChip name={topicName} onRemove={library.clearTopic} />}
    </Empty>
  )
}
