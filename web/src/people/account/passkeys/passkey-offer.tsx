import type { Profile } from '@kasama/contract/people/account.api'
import { FingerprintPattern, TabletSmartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { usePraise } from '#shared/api/queries/praise.queries.ts'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { hasPlatformAuthenticator } from '#shared/device/passkeys.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { knownReader } from '#shared/session/known-reader.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { ListenButton } from '#shared/ui/media/listen/listen-button.tsx'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { arePasskeysSupported, refreshKnownReader } from './add-passkey'
import { employerPasskeysTexts } from './employer-passkeys.texts'
import styles from './passkeys.module.css'
import { usePasskeys } from './passkeys.queries'
import { passkeysTexts } from './passkeys.texts'
import { useAddPasskey } from './use-add-passkey'

const maxOffers = 2

/**
 * Offers the login by touch after a login by password, twice at most on a phone. A phone that knows another reader is
 * shared, so it is not offered there.
 */
export function PasskeyOffer() {
  const { data: profile } = useProfile()
  const { known_reader, web_token } = useSession()
  const known = knownReader(known_reader)
  const isAtHome = useLocation().pathname === '/library'
  const isPraised = useIsPraised(profile?.role === 'W')
  const isReaderHere = useHasReader()
  const [offersBefore] = useState(offersSoFar)
  const [closedLogin, setClosedLogin] = useState('')
  const mayOffer = !known && offersBefore < maxOffers && closedLogin !== web_token
  const isHers = known !== null && known.id === profile?.id
  const { data } = usePasskeys(isAtHome && isReaderHere && (isHers || mayOffer))
  useEffect(() => {
    if (profile && data) refreshKnownReader(profile, data.passkeys)
  }, [profile, data])
  if (!profile || !data?.may_add || !mayOffer || !isAtHome || isPraised || !arePasskeysSupported(data.rp_id))
    return null
  return <Offer profile={profile} onClose={() => setClosedLogin(session.token())} />
}

function useHasReader() {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    hasPlatformAuthenticator().then(setHere, () => {})
  }, [])
  return isHere
}

/** Whether the library shows a celebration, or does not know yet; it requests the praise. */
function useIsPraised(isWorker: boolean) {
  const { data: praise } = usePraise(false)
  return isWorker && (praise?.some(({ kind }) => kind !== 'lesson_done') ?? true)
}

function Offer({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts(passkeysTexts)
  const { press, busy, problem, prompt } = useAddPasskey(profile, { onThisDevice: true, onAdded: onClose })
  useEffect(() => countOffer(session.token()), [])
  const isWorker = profile.role === 'W'
  const title = isWorker ? t('fingerprint') : employerPasskeysTexts.offerTitle
  const text = isWorker ? t('offer') : employerPasskeysTexts.offer
  if (prompt) return prompt
  return (
    <Dialog
      open
      title={title}
      text={text}
      picture={
        <span className={styles.finger}>
          <FingerprintPattern aria-hidden="true" />
        </span>
      }
      onDismiss={onClose}
      actions={
        <>
          <Button size="xl" block busy={busy} onClick={press}>
            {t('use')}
          </Button>
          <Button look="quiet" block onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      {isWorker && <ListenButton text={`${title}. ${text} ${t('ownPhone')}`} />}
      <Notice icon={<TabletSmartphone aria-hidden="true" />}>
        <Phrases>{t('ownPhone')}</Phrases>
      </Notice>
      {problem && (
        <Notice kind="warn">
          <Phrases>{problem}</Phrases>
        </Notice>
      )}
    </Dialog>
  )
}

const key = 'passkey_offers'
/** Logins that were offered it since the page was loaded. */
const countedLogins = new Set<string>()

// Storage may be denied: then every login is offered it, as in a new browser.
function offersSoFar(): number {
  try {
    return Number(localStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

/** Counts an offer on this phone, once a login. */
function countOffer(login: string): void {
  if (countedLogins.has(login)) return
  countedLogins.add(login)
  try {
    localStorage.setItem(key, String(offersSoFar() + 1))
  } catch {
    // counted only in memory
  }
}
