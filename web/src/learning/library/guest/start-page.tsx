import { monthlyPlanId, yearlyPlanId } from '@kasama/contract/money/billing.rules'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { priceOfPlan } from '#shared/format/money.ts'
import { staticPage } from '#shared/static-page.ts'
import { videoPath } from '#shared/video-path.ts'
import { startTexts as t } from './start.texts'
import styles from './start-page.module.css'

const query = { limit: 3, lang: 'eng' } as const
const skeletonIndexes = [0, 1, 2]

/** The first three lessons that guests may watch; their space is reserved until they load. */
function StartLessons() {
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
        {isPending && skeletonIndexes.map((index) => <div key={index} className={styles.lesson} />)}
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

/**
 * The first visit of an employer, beside the login: prices, free lessons, the plans (`children`), and links to more.
 */
export function StartPage({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.start} aria-label={t.more}>
      <div className={styles.prices}>
        <p className={styles.price}>
          <b>{priceOfPlan(monthlyPlanId)}</b> <span>{t.month}</span>
          <small>{t.cancelAnytime}</small>
        </p>
        <p className={styles.price}>
          <b>{priceOfPlan(yearlyPlanId)}</b> <span>{t.year}</span>
          <small>{t.saveMore}</small>
        </p>
        <Link className={styles.plans} to="/#plans">
          {t.seePlans}
        </Link>
      </div>
      <StartLessons />
      {children}
      <nav className={styles.links} aria-label={t.more}>
        <Link to="/about">{t.about}</Link>
        <a href={staticPage('faq', 'en')}>{t.faq}</a>
        <Link to="/contact">{t.contact}</Link>
        <a href={staticPage('privacy', 'en')}>{t.privacy}</a>
        <a href={staticPage('terms', 'en')}>{t.terms}</a>
      </nav>
    </aside>
  )
}
