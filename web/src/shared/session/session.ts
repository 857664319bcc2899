/** What localStorage holds of a login, under exactly these names (specification, section 9). */
export type SessionValues = {
  web_token: string
  role: '' | 'E' | 'W' | 'A'
  org_id: string
  language_code: string
  is_new_session: string
  session_key: string
  hideBanner: string
}

const empty: SessionValues = {
  web_token: '',
  role: '',
  org_id: '',
  language_code: '',
  is_new_session: '',
  session_key: '',
  hideBanner: '',
}
/** Forms that were begun and not sent (`draft.ts`); they end with the login. */
export const draftsName = 'drafts'
const names = Object.keys(empty) as (keyof SessionValues)[]
const listeners = new Set<() => void>()
let values = read()

/** The stored values; '' stands for what is not stored. `clear` keeps what is of this browser, not of the login: the language, and that the banner is hidden. */
export const session = {
  values: () => values,
  token: () => values.web_token,
  /** Whether the browser still keeps this login: another tab may have ended it a moment ago. */
  isKept: () => isStill(values.web_token),
  set(changes: Partial<SessionValues>) {
    for (const [name, value] of Object.entries(changes)) write(name, value)
    publish({ ...values, ...changes })
  },
  clear() {
    const { language_code, hideBanner } = values
    for (const name of names) if (name !== 'language_code' && name !== 'hideBanner') write(name, '')
    write(draftsName, '')
    // What she said to Genie on this device (features/chat).
    write('chat', '')
    publish({ ...empty, language_code, hideBanner })
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

// A login or logout in another tab holds here too.
globalThis.addEventListener?.('storage', () => publish(read()))

// A page from the browser's back/forward cache missed a logout or login in between: it is emptied and loaded again for
// whoever is signed in now.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (!persisted || isStill(values.web_token)) return
  document.body.replaceChildren()
  location.reload()
})

function publish(next: SessionValues) {
  values = next
  for (const listener of listeners) listener()
}

function read(): SessionValues {
  const stored = { ...empty }
  for (const name of names) Object.assign(stored, { [name]: readOne(name) })
  return stored
}

// A browser may refuse storage (private mode, full disk): the session then lives as long as the page.
function readOne(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Whether the browser keeps this login; one that refuses storage knows of no other. */
function isStill(token: string): boolean {
  try {
    return (localStorage.getItem('web_token') ?? '') === token
  } catch {
    return true
  }
}

function write(name: string, value: string) {
  try {
    if (value === '') localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // kept in memory alone
  }
}
