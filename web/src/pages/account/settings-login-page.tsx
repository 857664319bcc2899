import { EmailForm } from '../../features/account/email/email-form'
import { settingsTexts } from '../../features/account/settings.texts'
import { Page } from '../../shared/ui/layout/page'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Column } from '../../shared/ui/rows/columns'
import { LoadedProfile } from './loaded-profile'

export function SettingsLoginPage() {
  return (
    <Page width="mid">
      <BackHeading title={settingsTexts.login} to="/e-settings" />
      <Column narrow>
        <LoadedProfile>{(profile) => <EmailForm profile={profile} />}</LoadedProfile>
      </Column>
    </Page>
  )
}
