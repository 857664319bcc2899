import { useState } from 'react'
import type { Selection } from './table-types'

/** The rows that are ticked, of those that the list shows: what left it is no longer ticked. */
export function useSelection(keys: readonly string[]): Selection {
  const [ticked, set] = useState<ReadonlySet<string>>(new Set())
  return { chosen: new Set(keys.filter((key) => ticked.has(key))), set }
}
