import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryKeys } from '../../../shared/api/query-keys'
import { request } from '../../../shared/api/request'
import { videoPath } from '../../../shared/video-path'
import { startTexts as t } from './start.texts'
import styles from './start-page.module.css'

const query = { limit: 3, lang: 'eng' } as const
const places = [0, 1, 2]

/** The first three lessons that guests may watch; their space is reserved until they load. */
export function StartLessons() {
  const { data, isPending } = useQuery({
    queryKey: queryKeys.feed('public', query),
    queryFn: ({ signal }) => request('GET /feeds/public', { query }, { signal }),
  })
  const cards = data?.items ?? []
  if (!isPending && cards.length === 0) return null
  return (
    <section className={styles.lessons} aria-busy={isPending}>
      <div className={styles.head}>
        <h2>{t.lessons}</h2>
        <Link to="/public">{t.seeAll}</Link>
      </div>
      <div className={styles.three}>
        {isPending && places.map((place) => <div key={place} className={styles.lesson} />)}
        {cards.map((card) => (
          <Link key={card.video_id} className={styles.lesson} to={videoPath(card)}>
            <span className={styles.picture}>
              {card.thumbnail_url && <img src={card.thumbnail_url} alt="" loading="lazy" width={320} height={180} />}
            </span>
            <span className={styles.words}>
              <span className={styles.free}>{t.free}</span>
              <b>{card.title}</b>
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
