import { readOrder, type Tx, writeOrder } from '../state/store'

const name = 'clock_ahead_ms'

/** The owner's time, and what the clock was set ahead of it. */
export async function timeOf(tx: Tx, now: () => Date): Promise<Date> {
  return new Date(now().getTime() + ((await readOrder<number>(tx, name)) ?? 0))
}

/** The clock goes forward only, as Stripe's test clocks do. */
export async function setTime(tx: Tx, now: () => Date, to: Date): Promise<void> {
  if (to < (await timeOf(tx, now))) throw new Error('the clock goes forward only')
  await writeOrder(tx, name, to.getTime() - now().getTime())
}
