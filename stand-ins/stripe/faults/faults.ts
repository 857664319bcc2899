type FaultKind =
  /** The call takes effect, the connection breaks before the answer. */
  | 'reply_lost'
  /** The call takes effect, the answer comes after `delay_ms`. */
  | 'delay'
  /** Refused before any effect; a retry with the same key may pass. */
  | 'too_many_requests'
  /** Fails before any effect, and again for the same idempotency key. */
  | 'error_before'
  /** The call takes effect, the answer is 500, also for the same idempotency key. */
  | 'error_after'
  /** The call takes effect, the answer is no JSON. */
  | 'rubbish'
  /** The connection breaks before any effect. */
  | 'reset'

/** The fault of the next `times` calls; a `path` that ends in * stands for all that begin so. */
export type Fault = { kind: FaultKind; method: string; path: string; times: number; delay_ms: number }

const matchesCall = (fault: Fault, method: string, path: string) =>
  fault.method === method && (fault.path.endsWith('*') ? path.startsWith(fault.path.slice(0, -1)) : fault.path === path)

export type Faults = ReturnType<typeof orderedFaults>

/** Faults are held in this process's memory and end with it. */
export function orderedFaults() {
  const orders: Fault[] = []
  return {
    order: (fault: Fault) => void orders.push(fault),
    forget: () => void orders.splice(0),
    take(method: string, path: string): Fault | undefined {
      const index = orders.findIndex((fault) => matchesCall(fault, method, path))
      const fault = orders[index]
      if (fault && --fault.times <= 0) orders.splice(index, 1)
      return fault
    },
  }
}
