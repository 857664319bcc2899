import { monthlyPlanId, plans, yearlyPlanId } from '@kasama/contract/billing.rules'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { money } from '../../../shared/format/money'
import { staticPage } from '../../../shared/static-page'
import { startTexts as t } from './start.texts'
import { StartLessons } from './start-lessons'
import styles from './start-page.module.css'

const priceOf = (planId: number) => money(plans[planId]?.cents ?? 0)

/**
 * The first visit of an employer, beside the login: prices, free lessons, the plans (`children`), and links to more.
 */
export function StartPage({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.start} aria-label={t.more}>
      <div className={styles.prices}>
        <p className={styles.price}>
          <b>{priceOf(monthlyPlanId)}</b> <span>{t.month}</span>
          <small>{t.cancelAnytime}</small>
        </p>
        <p className={styles.price}>
          <b>{priceOf(yearlyPlanId)}</b> <span>{t.year}</span>
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
