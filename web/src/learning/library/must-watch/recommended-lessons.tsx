import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { VideoCard } from '#shared/ui/video/video-card.tsx'
import { VideoGallery } from '#shared/ui/video/video-gallery.tsx'
import { videoPath } from '#shared/video-path.ts'
import { AddVideoButton } from '../add/add-video-button'
import { useAddVideo } from '../add/use-add-video'
import { useCards } from '../library.queries'
import { mustWatchTexts } from './must-watch.texts'
import styles from './recommended-lessons.module.css'

const maxCards = 4

/** Recommended videos that are not on her list yet; renders nothing without any. */
export function RecommendedLessons({ onLocked }: { onLocked: () => void }) {
  const t = useEmployerTexts(mustWatchTexts)
  const { data } = useCards('recommendation')
  const add = useAddVideo(onLocked)
  const cards = data?.cards.filter((card) => !card.is_subscribed && !card.is_completed).slice(0, maxCards) ?? []
  if (cards.length === 0) return null
  return (
    <section className="stack gap-12">
      <div className={styles.head}>
        <h2>{t('addNext')}</h2>
        <TextLink to="/library?cat=1">{t('seeAll')}</TextLink>
      </div>
      <VideoGallery rows>
        {cards.map((card) => (
          <VideoCard key={card.video_id} video={card} to={videoPath(card)} look="row" onLocked={onLocked}>
            <AddVideoButton card={card} onAdd={add} />
          </VideoCard>
        ))}
      </VideoGallery>
    </section>
  )
}
