import { useState } from 'react'
import type { Selection } from './table-types'

/** Ticked rows among those that the list shows: a row that leaves the list is no longer ticked. */
export function useSelection(keys: readonly string[]): Selection {
  const [ticked, set] = useState<ReadonlySet<string>>(new Set())
  return { chosen: new Set(keys.filter((key) => ticked.has(key))), set }
}
