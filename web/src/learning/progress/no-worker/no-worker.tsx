import { UserRoundPlus } from 'lucide-react'
import noWorker from '#assets/art/no-worker.svg'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { employerProgressTexts } from '../employer-progress.texts'
import emptyChartsStyles from './empty-charts.module.css'
import styles from './no-worker.module.css'

const days = Array.from({ length: 14 }, (_, day) => 2 + 18.5 * day)

/** Placeholders of the charts, on wide screens; the text above describes them, too. */
function EmptyCharts() {
  const t = useEmployerTexts(employerProgressTexts)
  return (
    <div className={emptyChartsStyles.charts} aria-hidden="true">
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

type Props = {
  isSubscribed: boolean
  /** Path where a worker's User ID is created, or first a plan is chosen. */
  to: string
}

/** The page of an employer without a worker: its later content, and the next step. */
export function NoWorker({ isSubscribed, to }: Props) {
  const t = useEmployerTexts(employerProgressTexts)
  return (
    <>
      <h1>{t('workersProgress')}</h1>
      <Panel className={styles.panel}>
        <Empty
          title={t('noWorker')}
          text={t(isSubscribed ? 'noWorkerMessage' : 'noPlanMessage')}
          picture={<img src={noWorker} alt="" width={240} height={160} />}
        >
          <LinkButton to={to} size="xl" icon={<UserRoundPlus aria-hidden="true" />}>
            {t(isSubscribed ? 'createUserId' : 'choosePlan')}
          </LinkButton>
        </Empty>
      </Panel>
      <EmptyCharts />
    </>
  )
}
