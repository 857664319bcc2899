/** What the desk asks of an admin over the page she is on: who she is (`confirm`), or to log in again (`return`). */
export type Question = 'confirm' | 'return'

type Asked = { question: Question; answer: Promise<boolean>; end: (isHer: boolean) => void }

let asked: Asked | null = null
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The one open question of the desk; calls that meet it together wait for one answer. */
export const gate = {
  question: () => asked?.question ?? null,
  /** Answers true once she has answered, false where she gave up. */
  ask(question: Question): Promise<boolean> {
    // Logging in again confirms who she is as well.
    if (asked && (asked.question === question || asked.question === 'return')) return asked.answer
    const before = asked
    let end: Asked['end'] = () => {}
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
