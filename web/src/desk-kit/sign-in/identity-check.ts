/** Question to an admin over the open page: to confirm the identity (`confirm`) or to log in again (`return`). */
export type IdentityQuestion = 'confirm' | 'return'

type OpenQuestion = { question: IdentityQuestion; answer: Promise<boolean>; end: (isConfirmed: boolean) => void }

let open: OpenQuestion | null = null
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** The desk's one open question; calls that need it at the same time wait for the same answer. */
export const identityCheck = {
  question: () => open?.question ?? null,
  /** Resolves to true once the admin has answered, to false if the admin gave up. */
  ask(question: IdentityQuestion): Promise<boolean> {
    // Logging in again confirms the identity as well.
    if (open && (open.question === question || open.question === 'return')) return open.answer
    const before = open
    let end: OpenQuestion['end'] = () => {}
    const answer = new Promise<boolean>((resolve) => {
      end = resolve
    })
    open = { question, answer, end }
    if (before) answer.then(before.end)
    notify()
    return answer
  },
  settle(isConfirmed: boolean) {
    const { end } = open ?? {}
    open = null
    notify()
    end?.(isConfirmed)
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
