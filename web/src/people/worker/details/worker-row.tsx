import { CircleUserRound } from 'lucide-react'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { MenuRow } from '#shared/ui/rows/menu-row.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { detailsTexts } from './details.texts'

type Props = {
  workerId: number
  to: string /** A panel of a wide page instead of a row of a phone's menu. */
  isWide: boolean
}

/** Link from the settings to the worker's details. */
export function WorkerRow({ workerId, to, isWide }: Props) {
  const t = useEmployerTexts(detailsTexts)
  const worker = useUser(workerId)
  const icon = <CircleUserRound aria-hidden="true" />
  const name = worker.data && (worker.data.fullname || worker.data.username || t('noName'))
  if (!isWide) return <MenuRow icon={icon} title={t('workersDetails')} note={t('seeDetails')} to={to} />
  return (
    <Panel>
      <h2>{t('workersDetails')}</h2>
      <SettingRow
        icon={icon}
        name={t('seeDetails')}
        value={worker.isPending ? <Skeleton /> : name}
        action={
          <LinkButton to={to} look="line" size="s" aria-label={t('openDetails')}>
            {t('open')}
          </LinkButton>
        }
      />
      <MissingParts parts={[worker]} />
    </Panel>
  )
}
