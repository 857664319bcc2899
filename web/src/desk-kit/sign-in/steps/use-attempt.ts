import { useState, useTransition } from 'react'

/** Runs one operation at a time and keeps its error text: from `textOf`, else the error's own message. */
export function useAttempt() {
  const [problem, setProblem] = useState<string>()
  const [busy, start] = useTransition()
  function attempt(work: () => Promise<unknown>, textOf?: (error: unknown) => string | undefined) {
    if (busy) return
    setProblem(undefined)
    start(async () => {
      try {
        await work()
      } catch (error) {
        setProblem(textOf?.(error) ?? (error instanceof Error ? error.message : ''))
      }
    })
  }
  return { problem, busy, attempt, setProblem }
}
