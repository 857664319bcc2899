import { FingerprintPattern } from 'lucide-react'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { MenuRow } from '#shared/ui/rows/menu-row.tsx'
import { SettingRow } from '#shared/ui/rows/setting-row.tsx'
import { settingsTexts } from '../settings.texts'
import { employerPasskeysTexts } from './employer-passkeys.texts'
import { usePasskeys } from './passkeys.queries'
import { passkeysTexts } from './passkeys.texts'

const path = '/e-settings-passkeys'
const finger = <FingerprintPattern aria-hidden="true" />

/** A row of a menu that leads to the passkeys, with their number. */
export function PasskeyRow({ isWorker = false }: { isWorker?: boolean }) {
  const t = useTexts(passkeysTexts)
  const count = useCount(isWorker)
  return (
    <MenuRow icon={finger} title={isWorker ? t('fingerprint') : employerPasskeysTexts.title} note={count} to={path} />
  )
}

/** The same as an employer's setting where there is room. */
export function PasskeySetting() {
  const t = useEmployerTexts(employerPasskeysTexts)
  return (
    <SettingRow
      icon={finger}
      name={t('title')}
      value={useCount(false)}
      action={
        <LinkButton to={path} look="line" size="s" aria-label={t('change')}>
          {settingsTexts.change}
        </LinkButton>
      }
    />
  )
}

/** The number of devices in words; a space until it is known, so that nothing moves. */
function useCount(isWorker: boolean): string {
  const t = useTexts(passkeysTexts)
  const e = useEmployerTexts(employerPasskeysTexts)
  const count = usePasskeys().data?.passkeys.length
  if (count === undefined) return '\u00a0'
  if (isWorker) return count === 0 ? t('none') : t('devicesCount', { number: count })
  if (count === 0) return e('none')
  return count === 1 ? e('one') : e('many', { number: count })
}
