import { employerPasskeysTexts } from '#people/account/passkeys/employer-passkeys.texts.ts'
import { PasskeySettings } from '#people/account/passkeys/passkey-settings.tsx'
import { passkeysTexts } from '#people/account/passkeys/passkeys.texts.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Page } from '#shared/ui/layout/page.tsx'
import { BackHeading } from '#shared/ui/rows/back-heading.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { LoadedProfile } from '../loaded-profile'

export function PasskeysPage() {
  const t = useTexts(passkeysTexts)
  const isWorker = useSession().role === 'W'
  return (
    <Page width="mid">
      <BackHeading
        title={isWorker ? t('fingerprint') : employerPasskeysTexts.title}
        to={isWorker ? '/e-settings-pass' : '/e-settings'}
      />
      <Column narrow>
        <LoadedProfile>{(profile) => <PasskeySettings profile={profile} />}</LoadedProfile>
      </Column>
    </Page>
  )
}
