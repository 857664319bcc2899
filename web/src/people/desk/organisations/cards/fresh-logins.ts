import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'

type Fresh = { orgId: number; logins: PrintedLogin[]; made: number }

let kept: Fresh | null = null

/** Logins that were made just now, for the page of cards: in memory only, because they hold passwords. */
export const freshLogins = {
  keep(fresh: Fresh) {
    kept = fresh
  },
  of: (orgId: number) => (kept?.orgId === orgId ? kept : null),
  forget() {
    kept = null
  },
}

/**
 * Address of the page of cards: below its organisation for the provider (`own` is null), in the menu for its own admin.
 */
export const cardsPath = (orgId: number, ownOrgId: number | null) =>
  ownOrgId === null ? `/admin/organisations/${orgId}/login-cards` : '/admin/login-cards'
