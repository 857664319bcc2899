/** Question to an admin over the open page: to confirm the identity (`confirm`) or to log in again (`return`). */
export type Question = 'confirm' | 'return'

type OpenQuestion = { question: Question; answer: Promise<boolean>; end: (isHer: boolean) => void }

let asked: OpenQuestion | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The desk's one open question; calls that need it at the same time wait for the same answer. */
export const gate = {
  question: () => asked?.question ?? null,
  /** Resolves to true once the admin has answered, to false if the admin gave up. */
  ask(question: Question): Promise<boolean> {
    // Logging in again confirms the identity as well.
    if (asked && (asked.question === question || asked.question === 'return')) return asked.answer
    const before = asked
    let end: OpenQuestion['end'] = () => {}
    const answer = new Promise<boolean>((resolve) => {
      end = resolve
    })
    asked = { question, answer, end }
    if (before) answer.then(before.end)
    tell()
    return answer
  },
  settle(isHer: boolean) {
    const { end } = asked ?? {}
    asked = null
    tell()
    end?.(isHer)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
