import type { PrintedLogin } from '@kasama/contract/desk/people/households.api'

type Fresh = { orgId: number; logins: PrintedLogin[]; made: number }

let kept: Fresh | null = null

/** Logins that were made just now, on their way to the page of cards: in memory alone, for they hold passwords. */
export const freshLogins = {
  keep(fresh: Fresh) {
    kept = fresh
  },
  of: (orgId: number) => (kept?.orgId === orgId ? kept : null),
  forget() {
    kept = null
  },
}

/** An organisation's admin has them in her menu; the provider's desk has them below each organisation. */
export const cardsPath = (orgId: number, own: number | null) =>
  own === null ? `/admin/organisations/${orgId}/login-cards` : '/admin/login-cards'
