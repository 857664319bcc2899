/** Simulated parties of an installation without a payment provider: the bank, the buyer and the dashboard. */
export type Sandbox = {
  /** Sets the receiver of signed events; it returns a status. */
  sendEventsTo: (receiver: (body: string, signature: string) => Promise<number>) => void
  /** The buyer's response in the bank's window; false if the bank did not ask. */
  answerForBuyer: (clientSecret: string, answer: 'accept' | 'refuse') => Promise<boolean>
  /** A command from the dashboard: faults, the clock, refunds, disputes. */
  control: (order: string, data: object) => Promise<unknown>
  /** Resolves once the events that are due have been delivered, or refused once. */
  delivered: () => Promise<void>
  stop: () => Promise<void>
}
