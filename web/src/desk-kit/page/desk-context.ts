import { createContext, type ReactNode, useContext } from 'react'

/**
 * `organisation` pages are open to an organisation's admin too, who sees only data of that organisation; `provider`
 * ones are for the provider's staff.
 */
export type Scope = 'provider' | 'organisation'

export type DeskState = {
  /** Returns whether an address below /admin has a page for this admin; menus, keys and search link only to those. */
  has: (path: string) => boolean
  /** The admin's organisation; null for the provider's staff. */
  orgId: number | null
  /** The organisation's logo, for a phone; null for the provider's staff. */
  mark: ReactNode
}

export const DeskContext = createContext<DeskState>({ has: () => false, orgId: null, mark: null })

export const useDesk = () => useContext(DeskContext)
