const shape = /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/

/** What the first part of an address says already: no organisation can have its login there. */
const taken = new Set(
  `about admin api assets chat contact dev dialog e-about e-contact e-forgot-pass e-login e-settings e-settings-card
  e-settings-login e-settings-pass e-settings-plan exports faq first-login g-video healthz hello library loading login mail media metrics must-watch
  my-data payment payments people pictures privacy public readyz reset signup subscribe subscribe-2 subscribe-3 terms
  unsubscribe video w-forgot-pass w-library w-login worker-details worker-progress worker-redeem www`.split(/\s+/),
)

/** May an organisation's login stand at this part of the address: 3 to 40 of a-z, 0-9 and hyphen, no hyphen at its ends, and no page of ours? */
export const mayBeShortUrl = (text: string) => shape.test(text) && !taken.has(text)

/** A file has at most so many households. */
export const mostHouseholds = 500

/** A contract is made or renewed for at most so many days. */
export const longestContractDays = 5 * 366

/** By an organisation's own admin for a year, as long as a household pays for at once. */
export const longestOwnContractDays = 366

/** What ends within so many days is listed, and worth a mail. */
export const endsSoonDays = 30

/** A worker whom nobody saw for so many days is quiet: somebody may ask her why. */
export const quietDays = 14
