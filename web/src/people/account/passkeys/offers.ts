const key = 'passkey_offers'
/** Logins that were offered it since the page was loaded. */
const countedLogins = new Set<string>()

// Storage may be denied: then every login is offered it, as in a new browser.
export function offersSoFar(): number {
  try {
    return Number(localStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

/** Counts an offer on this phone, once a login. */
export function countOffer(login: string): void {
  if (countedLogins.has(login)) return
  countedLogins.add(login)
  try {
    localStorage.setItem(key, String(offersSoFar() + 1))
  } catch {
    // counted only in memory
  }
}
