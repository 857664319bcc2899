import { readOrder, type Tx, writeOrder } from '../state/store'

const name = 'clock_ahead_ms'

/** The test's time plus the time by which the clock was set ahead. */
export async function timeOf(tx: Tx, now: () => Date): Promise<Date> {
  return new Date(now().getTime() + ((await readOrder<number>(tx, name)) ?? 0))
}

/** Moves the clock forward only, as Stripe's test clocks do. */
export async function setTime(tx: Tx, now: () => Date, to: Date): Promise<void> {
  if (to < (await timeOf(tx, now))) throw new Error('the clock goes forward only')
  await writeOrder(tx, name, to.getTime() - now().getTime())
}
