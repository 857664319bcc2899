import { EmailForm } from '#people/account/email/email-form.tsx'
import { settingsTexts } from '#people/account/settings.texts.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
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
