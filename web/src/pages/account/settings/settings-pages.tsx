import { useLocation, useParams } from 'react-router'
import { EmailForm } from '#people/account/email/email-form.tsx'
import { settingsTexts } from '#people/account/settings.texts.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { CardPage } from '../../billing/card-page'
import { PaymentsPage } from '../../billing/payments-page'
import { PlanPage } from '../../billing/plan-page'
import { ReceiptPage } from '../../billing/receipt-page'
import { LoadedProfile } from '../loaded-profile'
import { SettingsPage } from './settings-page'

const pages = [
  { path: '/e-settings-login', Page: SettingsLoginPage },
  { path: '/e-settings-plan', Page: PlanPage },
  { path: '/e-settings-card', Page: CardPage },
  { path: '/payments', Page: PaymentsPage },
]

/** An employer's settings are one file to download: the first script names every file, and these share most parts. */
export function SettingsPages() {
  const { pathname } = useLocation()
  const { id } = useParams()
  if (id) return <ReceiptPage id={id} />
  const Page = pages.find(({ path }) => pathname.startsWith(path))?.Page ?? SettingsPage
  return <Page />
}

function SettingsLoginPage() {
  return (
    <Page width="mid">
      <BackHeading title={settingsTexts.login} to="/e-settings" />
      <Column narrow>
        <LoadedProfile>{(profile) => <EmailForm profile={profile} />}</LoadedProfile>
      </Column>
    </Page>
  )
}
