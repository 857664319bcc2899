/** What a journey asks of the server that has a clock of its own. */
export type ClockOrder =
  /** Time passes, and everything that it brings has been done. */
  | { does: 'pass'; ms: number; stepMs: number }
  /** Something happens at the payment provider, at a bank or in its dashboard; see the stand-in's control door. */
  | { does: 'provider'; order: string; what: object }
  /** Everything of a kind that the payment provider holds, the oldest first. */
  | { does: 'holds'; kind: string }

export type ClockAnswer = { value: unknown } | { error: string }
