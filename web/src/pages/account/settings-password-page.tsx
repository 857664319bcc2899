import { AccountCare } from '../../features/account/care/account-care'
import { careTexts } from '../../features/account/care/care.texts'
import { Forgotten } from '../../features/account/password/forgotten'
import { passwordTexts } from '../../features/account/password/password.texts'
import { PasswordForm } from '../../features/account/password/password-form'
import { useTexts } from '../../shared/i18n/use-texts'
import { useSession } from '../../shared/session/use-session'
import { Page } from '../../shared/ui/layout/page'
import { Phrases } from '../../shared/ui/phrases'
import { BackHeading } from '../../shared/ui/rows/back-heading'
import { Column } from '../../shared/ui/rows/columns'
import { LoadedProfile } from './loaded-profile'

/** The password; and for a worker, who has no settings page, her data and the deletion of her account. */
export function SettingsPasswordPage() {
  const t = useTexts(passwordTexts)
  const care = useTexts(careTexts)
  const isWorker = useSession().role === 'W'
  return (
    <Page width="mid">
      <BackHeading title={t('title')} to={isWorker ? '/library' : '/e-settings'} />
      <Column narrow>
        <PasswordForm big={isWorker} />
        <LoadedProfile>
          {(profile) => (
            <>
              {profile.role === 'E' && profile.email && <Forgotten email={profile.email} />}
              {profile.role === 'W' && (
                <>
                  <h2>
                    <Phrases>{care('myAccount')}</Phrases>
                  </h2>
                  <AccountCare profile={profile} />
                </>
              )}
            </>
          )}
        </LoadedProfile>
      </Column>
    </Page>
  )
}
