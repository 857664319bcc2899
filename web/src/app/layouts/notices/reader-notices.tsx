import { withPagesTexts } from '#shared/i18n/language.ts'
import { laterPart } from '#shared/later-part.tsx'
import { useSession } from '#shared/session/use-session.ts'

const EmployerNotices = laterPart(async () => (await import('./employer-notices')).EmployerNotices)
const loadOffer = () => withPagesTexts(import('#people/account/passkeys/passkey-offer.tsx'))
const PasskeyOffer = laterPart(async () => (await loadOffer()).PasskeyOffer)

/** Dialogs and offers over any screen, one at a time. */
export function ReaderNotices() {
  const { role } = useSession()
  return (
    <>
      {role === 'E' && <EmployerNotices isEnabled offer={<PasskeyOffer isEnabled />} />}
      {role === 'W' && <PasskeyOffer isEnabled />}
    </>
  )
}
