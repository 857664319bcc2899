const shortUrlPattern = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

/** First path segments of the product's own pages, which no organisation can use for its login. */
const reservedPaths = new Set(
  `about admin api assets chat contact dev dialog e-about e-contact e-forgot-pass e-login e-settings
  e-settings-card e-settings-login e-settings-pass e-settings-passkeys e-settings-plan exports faq first-login
  g-video healthz hello icons library loading login mail media metrics must-watch my-data on-this-phone payment payments
  people pictures practice privacy public readyz reminders reset signup subscribe subscribe-2 subscribe-3 terms
  unsubscribe video w-forgot-pass w-library w-login worker-details worker-progress worker-redeem www`.split(/\s+/),
)

/**
 * Whether an organisation's login may use this path segment: 3 to 40 of a-z, 0-9 and hyphen, no hyphen at
 * its ends, and no page of ours.
 */
export const isShortUrlAllowed = (text: string) => shortUrlPattern.test(text) && !reservedPaths.has(text)

/** Maximum number of households in a file. */
export const maxHouseholds = 500

/** Maximum length of a created or renewed contract. */
export const maxContractDays = 5 * 366

/** Maximum length of a contract that an organisation's own admin creates: a year, as long as a household's plan. */
export const maxOwnContractDays = 366

/** Maximum number of contracts that one call renews. */
export const maxRenewedContracts = 2000

/** Days before its end from which a contract is listed and mailed about. */
export const endsSoonDays = 30

/** Days without a visit after which a worker is listed as quiet. */
export const quietDays = 14
