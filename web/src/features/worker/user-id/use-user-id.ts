import { isUserId } from '@kasama/contract/worker.rules'
import { useEffect, useState } from 'react'
import { useUserIdIsFree } from '../worker.queries'

const quietMs = 400

/** A User ID as it is typed: asked about when she pauses, and free or taken by the time she goes on. */
export function useUserId() {
  const [typed, setTyped] = useState('')
  const value = typed.trim()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isUserId(value) ? value : undefined), quietMs)
    return () => clearTimeout(timer)
  }, [value])
  const answer = useUserIdIsFree(asked)
  const valid = asked === value ? answer.data?.valid : undefined
  return {
    typed,
    value,
    type: setTyped,
    isWellFormed: isUserId(value),
    isFree: valid === true,
    isTaken: valid === false,
  }
}
