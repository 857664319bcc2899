import type { Profile } from '@kasama/contract/people/account.api'
import { FingerprintPattern, KeyRound, Mail } from 'lucide-react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Email } from '#shared/ui/email.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { MenuRow } from '#shared/ui/rows/menu-row.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { employerPasskeysTexts } from './passkeys/employer-passkeys.texts'
import { PasskeyRow, passkeysPath, useDeviceCount } from './passkeys/passkey-row'
import { settingsTexts } from './settings.texts'

const paths = { email: '/e-settings-login', password: '/e-settings-pass' }
const mail = <Mail aria-hidden="true" />
const key = <KeyRound aria-hidden="true" />
const finger = <FingerprintPattern aria-hidden="true" />

/** Email, password and passkeys with the buttons that change them. */
export function LoginSettings({ profile }: { profile: Profile }) {
  const t = useEmployerTexts(settingsTexts)
  const change = (to: string, label: 'changeEmail' | 'changePassword') => (
    <LinkButton to={to} look="line" size="s" aria-label={t(label)}>
      {t('change')}
    </LinkButton>
  )
  return (
    <Panel>
      <h2>{t('yourLogin')}</h2>
      <SettingRow
        icon={mail}
        name={t('loginEmail')}
        value={<Email address={profile.email ?? ''} />}
        action={change(paths.email, 'changeEmail')}
      />
      <SettingRow
        icon={key}
        name={t('password')}
        value={t('hidden')}
        action={change(paths.password, 'changePassword')}
      />
      <SettingRow
        icon={finger}
        name={employerPasskeysTexts.title}
        value={useDeviceCount(false)}
        action={
          <LinkButton to={passkeysPath} look="line" size="s" aria-label={employerPasskeysTexts.change}>
            {t('change')}
          </LinkButton>
        }
      />
    </Panel>
  )
}

/** The same as rows of a phone's menu. */
export function LoginRows({ profile }: { profile: Profile }) {
  const t = useEmployerTexts(settingsTexts)
  return (
    <>
      <MenuRow icon={mail} title={t('login')} note={<Email address={profile.email ?? ''} />} to={paths.email} />
      <MenuRow icon={key} title={t('password')} note={t('changeYourPassword')} to={paths.password} />
      <PasskeyRow />
    </>
  )
}
