import type { EmployerMonth } from '@kasama/contract/month.api'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import styles from './month.module.css'
import { monthTexts } from './month.texts'

/** The month in four figures. */
export function MonthFigures({ month }: { month: EmployerMonth }) {
  const t = useEmployerTexts(monthTexts)
  const minutes = month.days.reduce((sum, day) => sum + day.minutes, 0)
  const figures = [
    [t('lessons'), String(month.videos.length)],
    [t('minutes'), String(minutes)],
    [t('correct'), month.answers > 0 ? `${month.percent}%` : t('none')],
    [t('credit'), t(month.has_credit ? 'earned' : 'notYet')],
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
