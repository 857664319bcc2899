type FaultKind =
  /** The effect is had, the connection breaks before the answer. */
  | 'reply_lost'
  /** The effect is had, the answer comes after `delay_ms`. */
  | 'delay'
  /** Refused before any effect; a retry with the same key may pass. */
  | 'too_many_requests'
  /** Broken before any effect, and broken again for the same idempotency key. */
  | 'error_before'
  /** The effect is had, the answer is 500, also for the same idempotency key. */
  | 'error_after'
  /** The effect is had, the answer is no JSON. */
  | 'rubbish'
  /** The connection breaks before any effect. */
  | 'reset'

/** What goes wrong with the next `times` calls; an address that ends in * is the beginning of others. */
export type Fault = { kind: FaultKind; method: string; path: string; times: number; delay_ms: number }

const fits = (fault: Fault, method: string, path: string) =>
  fault.method === method && (fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path)

export type Faults = ReturnType<typeof orderedFaults>

/** Faults are the owner's orders to this process; they end with it. */
export function orderedFaults() {
  const orders: Fault[] = []
  return {
    order: (fault: Fault) => void orders.push(fault),
    forget: () => void orders.splice(0),
    take(method: string, path: string): Fault | undefined {
      const n = orders.findIndex((fault) => fits(fault, method, path))
      const fault = orders[n]
      if (fault && --fault.times <= 0) orders.splice(n, 1)
      return fault
    },
  }
}
