/** Orders of a journey to the server with its own clock. */
export type ClockOrder =
  /** Passes time and does all work that becomes due. */
  | { does: 'pass'; ms: number; stepMs: number }
  /** Makes a change at the payment provider, at a bank or in its dashboard; see the stand-in's control routes. */
  | { does: 'provider'; order: string; what: object }
  /** Lists every object of a kind at the payment provider, the oldest first. */
  | { does: 'holds'; kind: string }

export type ClockAnswer = { value: unknown } | { error: string }
