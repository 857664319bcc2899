import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { employerProgressTexts } from '../employer-progress.texts'
import styles from './empty-charts.module.css'

const days = Array.from({ length: 14 }, (_, day) => 2 + 18.5 * day)

/** Placeholders of the charts, on wide screens; the text above describes them, too. */
export function EmptyCharts() {
  const t = useEmployerTexts(employerProgressTexts)
  return (
    <div className={styles.charts} aria-hidden="true">
      <div>
        <p>{t('minutesADay')}</p>
        <svg viewBox="0 0 260 80" aria-hidden="true">
          {days.map((x) => (
            <rect key={x} x={x} y={66} width={13} height={6} rx={3} fill="var(--line)" />
          ))}
        </svg>
      </div>
      <div>
        <p>{t('correctByWeek')}</p>
        <svg viewBox="0 0 260 80" aria-hidden="true">
          <path d="M4 66H256" stroke="var(--line)" strokeWidth={5} strokeLinecap="round" strokeDasharray="2 14" />
        </svg>
      </div>
      <div>
        <p>{t('topicsFinished')}</p>
        <svg viewBox="0 0 260 80" aria-hidden="true">
          {[10, 36, 62].map((y) => (
            <rect key={y} x={2} y={y} width={256} height={12} rx={6} fill="var(--surface-2)" />
          ))}
        </svg>
      </div>
    </div>
  )
}
