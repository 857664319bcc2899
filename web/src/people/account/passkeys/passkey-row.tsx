import { FingerprintPattern } from 'lucide-react'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { MenuRow } from '#shared/ui/rows/menu-row.tsx'
import { employerPasskeysTexts } from './employer-passkeys.texts'
import { usePasskeys } from './passkeys.queries'
import { passkeysTexts } from './passkeys.texts'

export const passkeysPath = '/e-settings-passkeys'
const finger = <FingerprintPattern aria-hidden="true" />

/** A row of a menu that leads to the passkeys, with their number. */
export function PasskeyRow({ isWorker = false }: { isWorker?: boolean }) {
  const t = useTexts(passkeysTexts)
  const count = useDeviceCount(isWorker)
  return (
    <MenuRow
      icon={finger}
      title={isWorker ? t('fingerprint') : employerPasskeysTexts.title}
      note={count}
      to={passkeysPath}
    />
  )
}

/** The devices, in words; a space until they are known, so that nothing moves. */
export function useDeviceCount(isWorker: boolean): string {
  const t = useTexts(passkeysTexts)
  const e = useEmployerTexts(employerPasskeysTexts)
  const { passkeys } = usePasskeys().data ?? {}
  if (!passkeys) return '\u00a0'
  if (passkeys.length === 0) return t('unused')
  if (isWorker) return passkeys.map(({ name }) => name).join('; ')
  return passkeys.length === 1 ? e('one') : e('many', { number: passkeys.length })
}
