import { languageFacts } from '@kasama/contract/language'
import type { WorkersWeek } from '@kasama/contract/learning/thanks/thanks.api'
import { HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { LoadError } from '#shared/ui/states/load-error.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { WeekPicture } from './week-picture'
import styles from './workers-week.module.css'
import { useWorkersWeek } from './workers-week.queries'
import { workersWeekTexts } from './workers-week.texts'

type Props = {
  workerId: number
  /** Her picture, beside a reason why there is no picture of her week. */
  portrait: ReactNode
  /** Path of the page above. */
  back: string
  /** Path of the page that sends thanks. */
  thanks: string
}

/** The picture of her worker's week to share, and the way to a thank you. */
export function Week({ workerId, portrait, back, thanks }: Props) {
  const t = useEmployerTexts(workersWeekTexts)
  const { data, error, refetch } = useWorkersWeek(workerId)
  const name = data?.first_name ?? ''
  const title = name ? t('weekOf', { name }) : t('herWeek')
  return (
    <>
      <BackHeading title={title} to={back} />
      {data?.week && (
        <div className={styles.grid}>
          <WeekPicture workerId={workerId} name={name} title={title} week={data.week}>
            <ThankHer week={data} thanks={thanks} />
          </WeekPicture>
        </div>
      )}
      {data && !data.week && (
        <Empty {...reasonOf(data, t)} picture={portrait}>
          <LinkButton to={thanks} size="xl" icon={<HeartHandshake aria-hidden="true" />}>
            {t('thank')}
          </LinkButton>
        </Empty>
      )}
      {!data && error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
    </>
  )
}

/** The reason why there is no picture. */
function reasonOf(
  { has_agreed, first_name: name }: WorkersWeek,
  t: ReturnType<typeof useEmployerTexts<typeof workersWeekTexts>>,
) {
  if (has_agreed) return { title: t('quiet'), text: t('quietText') }
  return { title: name ? t('notAgreed', { name }) : t('sheHasNotAgreed'), text: t('notAgreedText') }
}

function ThankHer({ week, thanks }: { week: WorkersWeek; thanks: string }) {
  const t = useEmployerTexts(workersWeekTexts)
  const language = languageFacts[week.language_code].english
  return (
    <Panel>
      <div className="row gap-14">
        <span className={styles.warm}>
          <Leaf size={56}>
            <HeartHandshake aria-hidden="true" />
          </Leaf>
        </span>
        <div>
          <h2 className={styles.heading}>{t('thank')}</h2>
          <p className="muted">{week.sent_today ? t('thankedToday') : t('warmWords', { language })}</p>
        </div>
      </div>
      <LinkButton to={thanks} size="xl" block look={week.sent_today ? 'line' : 'filled'}>
        {t('choose')}
      </LinkButton>
    </Panel>
  )
}
