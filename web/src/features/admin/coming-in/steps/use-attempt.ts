import { useState, useTransition } from 'react'

/** Runs one thing at a time and keeps why it failed, in the words of the failure or of `words`. */
export function useAttempt() {
  const [problem, setProblem] = useState<string>()
  const [busy, start] = useTransition()
  function attempt(work: () => Promise<unknown>, words?: (error: unknown) => string | undefined) {
    if (busy) return
    setProblem(undefined)
    start(async () => {
      try {
        await work()
      } catch (error) {
        setProblem(words?.(error) ?? (error instanceof Error ? error.message : ''))
      }
    })
  }
  return { problem, busy, attempt, setProblem }
}
