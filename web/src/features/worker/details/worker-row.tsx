import { CircleUserRound } from 'lucide-react'
import { useUser } from '../../../shared/api/queries/user.queries'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { Panel } from '../../../shared/ui/layout/panel'
import { MenuRow } from '../../../shared/ui/rows/menu-row'
import { SettingRow } from '../../../shared/ui/rows/setting-row'
import { detailsTexts } from './details.texts'

type Props = {
  workerId: number
  to: string /** A panel of a wide page instead of a row of a phone's menu. */
  isWide: boolean
}

/** Link from the settings to the worker's details. */
export function WorkerRow({ workerId, to, isWide }: Props) {
  const t = useEmployerTexts(detailsTexts)
  const { data: worker } = useUser(workerId)
  const icon = <CircleUserRound aria-hidden="true" />
  if (!isWide) return <MenuRow icon={icon} title={t('workersDetails')} note={t('seeDetails')} to={to} />
  return (
    <Panel>
      <h2>{t('workersDetails')}</h2>
      <SettingRow
        icon={icon}
        name={t('seeDetails')}
        value={worker?.fullname || worker?.username || t('noName')}
        action={
          <LinkButton to={to} look="line" size="s" aria-label={t('openDetails')}>
            {t('open')}
          </LinkButton>
        }
      />
    </Panel>
  )
}
