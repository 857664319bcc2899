import { dataTexts } from '../../features/account/data/data.texts'
import { OwnData } from '../../features/account/data/own-data'
import { useTexts } from '../../shared/i18n/use-texts'
import { useSession } from '../../shared/session/use-session'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Column } from '../../shared/ui/rows/columns'

export function MyDataPage() {
  const t = useTexts(dataTexts)
  const { role } = useSession()
  return (
    <Page width="mid">
      <BackHeading title={t('title')} to={role === 'E' ? '/e-settings' : '/e-settings-pass'} />
      <Column narrow>
        <OwnData />
      </Column>
    </Page>
  )
}
