import type { EmployerMonth } from '@kasama/contract/month.api'
import { monthName } from '../../../shared/format/date'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Panel } from '../../../shared/ui/layout/panel'
import { MinutesChart } from '../charts/minutes-chart'
import { WeeksChart } from '../charts/weeks-chart'
import { Fold } from '../fold/fold'
import { HardLessons } from './hard-lessons'
import styles from './month.module.css'
import { monthTexts } from './month.texts'
import { MonthFigures } from './month-figures'
import { MonthHead } from './month-head'
import { NextLessons } from './next-lessons'
import { presentMonth } from './present-month'
import { TopicsAndSkills } from './topics-and-skills'
import { Vouchers } from './vouchers'

type Props = { month: EmployerMonth; isWaiting: boolean; onMonth: (month: string) => void }

/** One month, to read, print and save; without the present month's charts, which are shown above. */
export function MonthPart({ month, isWaiting, onMonth }: Props) {
  const t = useEmployerTexts(monthTexts)
  const name = monthName(`${month.month}-01`, 'eng')
  const minutesIn = t('minutesIn', { month: name })
  const weeksIn = t('weeksIn', { month: name })
  const isOver = month.month < presentMonth()
  return (
    <section className={styles.month} aria-label={name} aria-busy={isWaiting}>
      <MonthHead month={month} name={name} onMonth={onMonth} />
      <MonthFigures month={month} />
      <div className={styles.parts}>
        <Fold title={t('hard')}>
          <HardLessons hard={month.hard} month={name} />
        </Fold>
        <Fold title={t('topicsDone')}>
          <TopicsAndSkills month={month} name={name} />
        </Fold>
        <Fold title={t('vouchers')}>
          <Vouchers month={month} />
        </Fold>
        {isOver && (
          <Fold title={minutesIn}>
            <MinutesChart days={month.days} title={minutesIn} />
          </Fold>
        )}
        {isOver && (
          <Fold title={weeksIn}>
            <WeeksChart weeks={month.weeks} title={weeksIn} />
          </Fold>
        )}
      </div>
      <Fold title={t('next')}>
        <Panel>
          <h3>{t('next')}</h3>
          <NextLessons lessons={month.next} />
        </Panel>
      </Fold>
    </section>
  )
}
