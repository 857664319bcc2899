/** What an installation without a payment provider plays beside us: the bank, the buyer and the dashboard. */
export type Sandbox = {
  /** Where signed events go; answers with a status. */
  sendEventsTo: (receiver: (body: string, signature: string) => Promise<number>) => void
  /** The buyer's answer in her bank's window; false where the bank did not ask. */
  answerForBuyer: (clientSecret: string, answer: 'accept' | 'refuse') => Promise<boolean>
  /** An order of the owner: faults, the clock, refunds, disputes. */
  control: (order: string, what: object) => Promise<unknown>
  /** Events that are due have been delivered, or refused once. */
  delivered: () => Promise<void>
  stop: () => Promise<void>
}
