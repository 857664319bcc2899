import type { DeskHousehold } from '@kasama/contract/people/desk/agency.api'
import { useState } from 'react'

/** Ticked households, remembered through all pages and views of the list. */
export function useChosen(rows: readonly DeskHousehold[]) {
  const [households, setHouseholds] = useState<ReadonlyMap<string, DeskHousehold>>(new Map())
  const set = (chosen: ReadonlySet<string>) => {
    const known = new Map([...households, ...rows.map((row) => [String(row.id), row] as const)])
    setHouseholds(new Map([...known].filter(([key]) => chosen.has(key))))
  }
  return { households: [...households.values()], selection: { chosen: new Set(households.keys()), set } }
}
