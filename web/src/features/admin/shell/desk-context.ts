import { createContext, useContext } from 'react'

/** `organisation` is open to an organisation's admin too, who then sees hers alone; `provider` is for the provider's staff. */
export type Scope = 'provider' | 'organisation'

export type DeskState = {
  /** Addresses below /admin whose pages exist for this admin; menus, keys and search link only to these. */
  has: (path: string) => boolean
  /** The organisation whose admin she is; none for the provider's staff. */
  orgId: number | null
}

export const DeskContext = createContext<DeskState>({ has: () => false, orgId: null })

export const useDesk = () => useContext(DeskContext)
