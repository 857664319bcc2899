export type Fault =
  /** The connection breaks before any answer. */
  | 'away'
  /** 500 before any answer. */
  | 'error'
  | 'limited'
  | 'denied'
  /** Nothing is ever sent. */
  | 'silent'
  /** Some words, then nothing. */
  | 'stalls'
  /** Some words, then the connection breaks. */
  | 'breaks'
  /** Some words, then the end at its limit of tokens. */
  | 'length'
  /** No word before its limit of tokens, all spent on reasoning. */
  | 'length_at_once'
  | 'refuses'
  | 'refuses_in_words'
  | 'filtered'
  /** Useless words: another script, a loop, signs. */
  | 'rubbish'
  /** An HTML page in place of an answer. */
  | 'page'
  | 'wrong_lessons'
  | 'markup'
  /** It thinks aloud before it answers, also about its rules. */
  | 'thinks'
  /** It says that it does not know. */
  | 'none'
  /** No audio, or no text. */
  | 'no_sound'

/** Faults of the next calls; they are held in this process's memory. */
export function orderedFaults() {
  let orders: { fault: Fault; times: number }[] = []
  return {
    order(fault: Fault, times = 1) {
      orders.push({ fault, times })
    },
    forget() {
      orders = []
    },
    take(): Fault | null {
      const [first] = orders
      if (!first) return null
      first.times--
      if (first.times <= 0) orders = orders.slice(1)
      return first.fault
    },
  }
}

export type Faults = ReturnType<typeof orderedFaults>
