import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { Phrases } from '../../../shared/ui/phrases'
import { Empty } from '../../../shared/ui/states/empty'
import { LoadError } from '../../../shared/ui/states/load-error'
import { NextRow } from '../home/next-row'
import styles from '../home/worker-home.module.css'
import { useCards } from '../library.queries'
import { libraryTexts } from '../library.texts'
import { GallerySkeleton } from './library-skeleton'

const most = 6

/** In place of a worker's empty list: lessons to begin with, those in her language first. */
export function SuggestedLessons({ onLocked }: { onLocked: () => void }) {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { data, isPending, error, refetch } = useCards('recommendation')
  if (isPending) return <GallerySkeleton rows buttons={false} />
  if (error && !data) return <LoadError error={error} onRetry={refetch} />
  const isHers = ({ language_codes }: { language_codes: string[] }) => language_codes.includes(language)
  const all = data?.cards ?? []
  const cards = [...all.filter(isHers), ...all.filter((card) => !isHers(card))].slice(0, most)
  if (cards.length === 0) return <Empty title={t('listEmpty')} text={t('employerAdds')} />
  return (
    <section className={styles.part}>
      <h2>
        <Phrases>{t('startWithThese')}</Phrases>
        <small>
          <Phrases>{t('notChosenYet')}</Phrases>
        </small>
      </h2>
      <div className={styles.rows}>
        {cards.map((card) => (
          <NextRow key={card.video_id} card={card} onLocked={onLocked} />
        ))}
      </div>
    </section>
  )
}
