type State = 'ordered' | 'posted' | 'returned'

/** The specification's rules of vouchers in their simplest form; `creditsOf` counts a worker's earned credits. */
export function newVoucherModel(creditsOf: (worker: number) => number) {
  const orders = new Map<number, { state: State; to?: string }[]>()
  const addresses = new Map<number, string>()

  const ordersOf = (worker: number) => orders.get(worker) ?? []
  const balanceOf = (worker: number) => creditsOf(worker) - 6 * ordersOf(worker).length
  const isOnFile = (worker: number) => (addresses.get(worker) ?? '').trim() !== ''
  /** 6 credits convert to a voucher, posted to a mailing address. */
  function convert(worker: number) {
    while (isOnFile(worker) && balanceOf(worker) >= 6) orders.set(worker, [...ordersOf(worker), { state: 'ordered' }])
  }

  return {
    convert,
    balanceOf,
    statesOf: (worker: number) => ordersOf(worker).map(({ state }) => state),
    count: () => [...orders.values()].flat().length,
    /** Takes her address; returned vouchers can be posted again. */
    sent(worker: number, address: string) {
      addresses.set(worker, address)
      convert(worker)
      if (!isOnFile(worker)) return
      for (const order of ordersOf(worker)) if (order.state === 'returned') order.state = 'ordered'
    },
    /** Posts her oldest waiting voucher if there is an address. */
    posted(worker: number) {
      const order = ordersOf(worker).find(({ state }) => state === 'ordered')
      if (!order || !isOnFile(worker)) return
      order.state = 'posted'
      order.to = addresses.get(worker) ?? ''
    },
    /** Returns her oldest posted voucher: its address is dropped, unless she has sent another one since. */
    cameBack(worker: number) {
      const order = ordersOf(worker).find(({ state }) => state === 'posted')
      if (!order) return
      if (addresses.get(worker) === order.to) addresses.delete(worker)
      order.state = isOnFile(worker) ? 'ordered' : 'returned'
    },
  }
}
