import { singaporeMonth } from '@kasama/contract/calendar.rules'
import { get, update } from 'idb-keyval'
import { openStore } from '../watching/browser/open-store.ts'
import { connectionKind } from './connection.ts'

/** Bytes that this phone has received from the server in Singapore's month; `other`: the kind of connection is hidden. */
export type MonthData = { wifi: number; mobile: number; other: number }

const none: MonthData = { wifi: 0, mobile: 0, other: 0 }

const store = openStore('kasama-data', 'months')

/** Null where the storage is denied. */
export async function dataThisMonth(now = new Date()): Promise<MonthData | null> {
  try {
    return { ...none, ...(await get<MonthData>(singaporeMonth(now), store)) }
  } catch {
    return null
  }
}

export async function addDataUsage(bytes: number, now = new Date()): Promise<void> {
  if (bytes <= 0) return
  const kind = connectionKind() ?? 'other'
  await update<MonthData>(singaporeMonth(now), (data = none) => ({ ...data, [kind]: data[kind] + bytes }), store).catch(
    () => {},
  )
}

/**
 * Adds what this page, or the service worker, receives from now on, and has received. Files from a cache have a
 * `transferSize` of 0, and so has what comes through the service worker, which counts itself.
 */
export function countData() {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('resource')) return
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[]
    void addDataUsage(entries.reduce((sum, { transferSize }) => sum + transferSize, 0))
  }).observe({ type: 'resource', buffered: true })
}
