type State = 'ordered' | 'posted' | 'returned'

/** What the specification says of vouchers, in the plainest words; `creditsOf` counts what a worker has earned. */
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
    /** What came back is posted again once she has sent an address. */
    sent(worker: number, address: string) {
      addresses.set(worker, address)
      convert(worker)
      if (!isOnFile(worker)) return
      for (const order of ordersOf(worker)) if (order.state === 'returned') order.state = 'ordered'
    },
    /** The provider posts her oldest voucher that waits, where there is an address. */
    posted(worker: number) {
      const order = ordersOf(worker).find(({ state }) => state === 'ordered')
      if (!order || !isOnFile(worker)) return
      order.state = 'posted'
      order.to = addresses.get(worker) ?? ''
    },
    /** Her oldest voucher that was posted comes back: the address that it went to is none, another that she sent since is. */
    cameBack(worker: number) {
      const order = ordersOf(worker).find(({ state }) => state === 'posted')
      if (!order) return
      if (addresses.get(worker) === order.to) addresses.delete(worker)
      order.state = isOnFile(worker) ? 'ordered' : 'returned'
    },
  }
}
