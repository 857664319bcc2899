import type { Redemption } from '@kasama/contract/learning/desk/redemptions.api'
import { useCallback, useEffect, useState } from 'react'
import { vouchersBody } from './redemptions.queries'

/** Vouchers, each with the time of the address on its label. */
type Labels = ReturnType<typeof vouchersBody>['vouchers']

const name = 'printed_labels'

function storedLabels(): Labels {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '[]')
  } catch {
    return []
  }
}

function storeLabels(labels: Labels) {
  try {
    if (labels.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(labels))
  } catch {
    // Storage is blocked: the labels are remembered while the page is open.
  }
}

/**
 * The labels that were printed last in this browser, of those orders that still wait; empty if none. The list is read
 * again while letters are stuffed and brought to the post: only what was printed then is posted.
 */
export function usePrintedLabels(orders: Redemption[]) {
  const [labels, setLabels] = useState(storedLabels)
  const set = useCallback((next: Labels) => {
    storeLabels(next)
    setLabels(next)
  }, [])
  useEffect(() => {
    if (orders.length === 0) return
    // The browser's own menu prints, too.
    const remember = () => set(vouchersBody(orders).vouchers)
    addEventListener('beforeprint', remember)
    return () => removeEventListener('beforeprint', remember)
  }, [orders, set])
  const printed = labels.filter(({ id }) => orders.some((order) => order.id === id))
  const isPrinted = (order: Redemption) =>
    printed.some(({ id, sent_at }) => id === order.id && sent_at === order.sent_at)
  return {
    printed,
    /** Number of orders that came, or got another address, since. */
    notPrinted: printed.length === 0 ? 0 : orders.filter((order) => !isPrinted(order)).length,
    forget: () => set([]),
  }
}
