import { useLocation } from 'react-router'
import { AccountCare } from '#people/account/care/account-care.tsx'
import { careTexts } from '#people/account/care/care.texts.ts'
import { PasskeyRow } from '#people/account/passkeys/passkey-row.tsx'
import { ForgottenPassword } from '#people/account/password/forgotten.tsx'
import { passwordTexts } from '#people/account/password/password.texts.ts'
import { PasswordForm } from '#people/account/password/password-form.tsx'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { laterPart } from '#shared/later-part.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { LoadedProfile } from '../loaded-profile'

const PasskeysPage = laterPart(async () => (await import('./passkeys-page')).PasskeysPage)

/** The password; or the passkeys, a file that the first script does not name. */
export function SettingsPasswordPage() {
  return useLocation().pathname === '/e-settings-passkeys' ? <PasskeysPage isEnabled /> : <PasswordPage />
}

/** The password; and for a worker, who has no settings page, her passkeys, her data and the deletion of her account. */
function PasswordPage() {
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
              {profile.role === 'E' && profile.email && <ForgottenPassword email={profile.email} />}
              {profile.role === 'W' && (
                <>
                  <PasskeyRow isWorker />
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
