import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import styles from '../auth-form.module.css'
import { SessionDialog } from '../login/session-dialog'
import { RegisteredDialog } from '../register/registered-dialog'
import { type GooglePurpose, useGoogle } from './use-google'

const scriptUrl = 'https://accounts.google.com/gsi/client'

type Credential = { credential: string }
type GoogleButtonOptions = {
  type: 'standard'
  theme: 'outline' | 'filled_black'
  size: 'large'
  text: 'continue_with' | 'signup_with'
  shape: 'rectangular'
  logo_alignment: 'center'
  width: number
  locale: string
}
/** The part of Google Identity Services that is used here. */
type GoogleIdentity = {
  initialize: (settings: { client_id: string; callback: (answer: Credential) => void; ux_mode: 'popup' }) => void
  renderButton: (container: HTMLElement, options: GoogleButtonOptions) => void
}
type GoogleWindow = { google?: { accounts?: { id?: GoogleIdentity } } }

let loading: Promise<GoogleIdentity> | undefined
let listener: (idToken: string) => void = () => {}

/** Loads Google's script once, when it is first needed; the latest `onToken` gets the token. */
async function openGoogle(clientId: string, onToken: (idToken: string) => void): Promise<GoogleIdentity> {
  listener = onToken
  loading ??= load(clientId)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(client_id: string): Promise<GoogleIdentity> {
  const script = document.createElement('script')
  script.src = scriptUrl
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
  })
  document.head.append(script)
  await loaded
  const google = (window as GoogleWindow).google?.accounts?.id
  if (!google) throw new Error('Google Identity Services did not start')
  // `initialize` may be called once only: a second call replaces the listener and logs a warning.
  google.initialize({ client_id, callback: ({ credential }) => listener(credential), ux_mode: 'popup' })
  return google
}

/** Google draws buttons of 200 to 400 px. */
const maxWidth = 400

type Props = { clientId: string; purpose: GooglePurpose; onUnavailable: () => void }

/** Google's own button, as high as the others; `onUnavailable` is called if its script cannot be loaded. */
export function GoogleButton(props: Props) {
  const { problem, busy, pending, enter, answer, forget } = useGoogle(props.purpose)
  const container = useGoogleButton(props, answer)
  return (
    <>
      {busy && <Button block busy look="line" />}
      <div ref={container} className={styles.googleButton} hidden={busy} />
      {problem && <Notice kind="bad">{problem}</Notice>}
      {pending && <SessionDialog login={pending} onClose={forget} />}
      {enter && <RegisteredDialog onClose={enter} />}
    </>
  )
}

function useGoogleButton({ clientId, purpose, onUnavailable }: Props, answer: (idToken: string) => void) {
  const container = useRef<HTMLDivElement>(null)
  const handleToken = useEffectEvent(answer)
  const reportUnavailable = useEffectEvent(onUnavailable)
  useEffect(() => {
    openGoogle(clientId, handleToken).then(
      (google) =>
        container.current && google.renderButton(container.current, buttonOptions(container.current, purpose)),
      () => reportUnavailable(),
    )
  }, [clientId, purpose])
  return container
}

function buttonOptions(container: HTMLElement, purpose: GooglePurpose) {
  const isDark = getComputedStyle(container).colorScheme === 'dark'
  return {
    type: 'standard' as const,
    theme: isDark ? ('filled_black' as const) : ('outline' as const),
    size: 'large' as const,
    text: purpose === 'login' ? ('continue_with' as const) : ('signup_with' as const),
    shape: 'rectangular' as const,
    logo_alignment: 'center' as const,
    width: Math.min(maxWidth, container.clientWidth),
    locale: 'en',
  }
}
