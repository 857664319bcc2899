const address = 'https://accounts.google.com/gsi/client'

type Credential = { credential: string }
type ButtonLook = {
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
  renderButton: (place: HTMLElement, look: ButtonLook) => void
}
type WithGoogle = { google?: { accounts?: { id?: GoogleIdentity } } }

let loading: Promise<GoogleIdentity> | undefined
let listener: (idToken: string) => void = () => {}

/** Loads Google's script once, when it is first needed; the latest `onToken` gets the token. */
export async function openGoogle(clientId: string, onToken: (idToken: string) => void): Promise<GoogleIdentity> {
  listener = onToken
  loading ??= load(clientId)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(client_id: string): Promise<GoogleIdentity> {
  const script = document.createElement('script')
  script.src = address
  const loaded = new Promise((resolve, reject) => {
    script.onload = resolve
    script.onerror = reject
  })
  document.head.append(script)
  await loaded
  const google = (window as WithGoogle).google?.accounts?.id
  if (!google) throw new Error('Google Identity Services did not start')
  // `initialize` may be called once only: a second call replaces the listener and logs a warning.
  google.initialize({ client_id, callback: ({ credential }) => listener(credential), ux_mode: 'popup' })
  return google
}
