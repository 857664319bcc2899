import { RequestError } from '../../../shared/api/request-error'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { ErrorState } from '../../../shared/ui/feedback/error-state'
import { Phrases } from '../../../shared/ui/phrases'
import { GallerySkeleton } from '../feed/library-skeleton'
import { useCards } from '../library.queries'
import { libraryTexts } from '../library.texts'
import type { FeedName } from '../library-address'
import { PlainRow } from './plain-row'
import styles from './plain-row.module.css'

type Props = { feed: FeedName; level: 'h1' | 'h2'; title: string; onLocked: () => void }

/** A feed as a plain list with its heading: one column, more on request. */
export function PlainList({ feed, level: Heading, title, onLocked }: Props) {
  const t = useTexts(libraryTexts)
  const cards = useCards(feed)
  const { cards: found = [] } = cards.data ?? {}
  return (
    <>
      <Heading className={styles.heading}>
        <Phrases>{title}</Phrases>
      </Heading>
      {cards.isPending && <GallerySkeleton rows />}
      {cards.isError && (
        <ErrorState
          text={cards.error instanceof RequestError ? cards.error.message : t('failed')}
          action={t('tryAgain')}
          onAction={() => cards.refetch()}
        />
      )}
      {cards.isSuccess && found.length === 0 && (
        <p>
          <Phrases>{t(feed === 'subscribed' ? 'employerAdds' : 'none')}</Phrases>
        </p>
      )}
      {found.map((card) => (
        <PlainRow key={card.video_id} card={card} onLocked={onLocked} />
      ))}
      {cards.hasNextPage && (
        <Button look="line" block busy={cards.isFetchingNextPage} onClick={() => cards.fetchNextPage()}>
          {t('seeAll')}
        </Button>
      )}
    </>
  )
}
