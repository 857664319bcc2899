import { dataTexts } from '#people/account/data/data.texts.ts'
import { OwnData } from '#people/account/data/own-data.tsx'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'

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
