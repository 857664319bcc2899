import { languages } from '@kasama/contract/language'
import { useReaderChoice } from '#shared/i18n/use-reader-choice.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { LanguageName } from '#shared/ui/choices/language-name.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { LibraryGallery } from '../feed/library-gallery'
import { GallerySkeleton } from '../feed/library-skeleton'
import { usePublicFeed } from '../library.queries'
import styles from './free-lessons.module.css'
import { guestTexts } from './guest.texts'

const names = languages.map((value) => ({ value, label: <LanguageName language={value} /> }))

/** The public videos, in the language that a guest chooses here; a logged-in reader has that of her account. */
export function FreeLessons() {
  const t = useTexts(guestTexts)
  const feed = usePublicFeed()
  const choose = useReaderChoice()
  const language = useLanguage()
  const isGuest = useSession().web_token === ''
  const { cards = [] } = feed.data ?? {}
  const count = feed.hasNextPage ? `${cards.length}+` : cards.length
  const title = cards.length === 0 ? t('free') : t(count === 1 ? 'one' : 'many', { count })
  return (
    <div className="stack gap-16">
      <div className={styles.head}>
        <h1>
          <Phrases>{title}</Phrases>
        </h1>
        {isGuest && (
          <div className={styles.languages}>
            <Segment label={t('language')} options={names} value={language} onChange={choose} />
          </div>
        )}
      </div>
      {feed.isPending && <GallerySkeleton rows={false} />}
      {feed.isError && (
        <LoadError error={feed.error} onRetry={feed.isFetchNextPageError ? feed.fetchNextPage : feed.refetch} />
      )}
      {feed.isSuccess && cards.length === 0 && <Empty title={t('none')} />}
      {cards.length > 0 && (
        <LibraryGallery
          cards={cards}
          onLocked={() => {}}
          videoInUrl={undefined}
          hasMore={feed.hasNextPage && !feed.isFetching && !feed.isError}
          isLoadingMore={feed.isFetchingNextPage}
          onMore={feed.fetchNextPage}
        />
      )}
    </div>
  )
}
