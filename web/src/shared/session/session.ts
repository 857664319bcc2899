import type { Profile } from '@kasama/contract/people/account.api'

/** The login's values in localStorage, under exactly these names (specification, section 9). */
export type SessionValues = {
  web_token: string
  role: '' | 'E' | 'W' | 'A'
  org_id: string
  language_code: string
  is_new_session: string
  session_key: string
  hideBanner: string
  /** The reader whom this phone logs in by touch (known-reader.ts). */
  known_reader: string
}

const empty: SessionValues = {
  web_token: '',
  role: '',
  org_id: '',
  language_code: '',
  is_new_session: '',
  session_key: '',
  hideBanner: '',
  known_reader: '',
}
/** The key of unsent forms (`draft.ts`), which are removed with the login. */
export const draftsKey = 'drafts'
const names = Object.keys(empty) as (keyof SessionValues)[]
const listeners = new Set<() => void>()
let values = read()
let user: Profile | null = null
let isEnded = false

/**
 * The stored values; '' without one. `clear` keeps the values of the browser that are not the login's: the language,
 * that the banner was closed, and whom the phone logs in by touch. The key stays, too: where the server has not heard of
 * a logout, the next login here continues the session; otherwise the key opens nothing.
 */
export const session = {
  values: () => values,
  token: () => values.web_token,
  /** Whether localStorage still has this login: another tab may have ended it a moment ago. */
  isKept: () => isStored(values.web_token),
  set(changes: Partial<SessionValues>) {
    for (const [name, value] of Object.entries(changes)) write(name, value)
    publish({ ...values, ...changes })
  },
  /**
   * The logged-in user as the server last described her; only in memory. Screens read `useProfile`, which follows
   * changes.
   */
  user: () => user,
  setUser(profile: Profile | null) {
    user = profile
  },
  /**
   * Whether the last login ended by itself, not by a logout: a page for guests then stays open, and the next login leads
   * back to any other, until she has been told so (`toldOfEnd`).
   */
  wasEnded: () => isEnded,
  toldOfEnd() {
    isEnded = false
  },
  clear(end = { isEnded: false }) {
    isEnded = end.isEnded
    const { language_code, hideBanner, known_reader, session_key } = values
    const kept = { language_code, hideBanner, known_reader, session_key }
    for (const name of names) if (!(name in kept)) write(name, '')
    write(draftsKey, '')
    // Her conversation with Genie on this device (src/genie).
    write('chat', '')
    user = null
    publish({ ...empty, ...kept })
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

// A login or logout in another tab applies here, too.
globalThis.addEventListener?.('storage', () => publish(read()))

// A page from the back/forward cache has missed logins and logouts: it is emptied and reloaded for the present reader.
globalThis.addEventListener?.('pageshow', ({ persisted }) => {
  if (!persisted || isStored(values.web_token)) return
  // Until then it asks nothing with the former login: the refusal would end the present one.
  values = empty
  document.body.replaceChildren()
  location.reload()
})

function publish(next: SessionValues) {
  if (next.web_token !== '') isEnded = false
  values = next
  for (const listener of listeners) listener()
}

function read(): SessionValues {
  const stored = { ...empty }
  for (const name of names) Object.assign(stored, { [name]: readValue(name) })
  return stored
}

// Storage may be denied (private mode, full disk): then the session lives as long as the page.
function readValue(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Whether localStorage has this login; true if storage is denied. */
function isStored(token: string): boolean {
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
    // kept only in memory
  }
}
