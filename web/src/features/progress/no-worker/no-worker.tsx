import { UserRoundPlus } from 'lucide-react'
import noWorker from '../../../assets/art/no-worker.svg'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { Panel } from '../../../shared/ui/layout/panel'
import { Empty } from '../../../shared/ui/states/empty'
import { employerProgressTexts } from '../employer-progress.texts'
import { EmptyCharts } from './empty-charts'
import styles from './no-worker.module.css'

type Props = {
  isSubscribed: boolean
  /** Address where a worker's User ID is created, or first a plan is chosen. */
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
