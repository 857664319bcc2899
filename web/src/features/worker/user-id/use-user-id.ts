import { isUserId } from '@kasama/contract/worker.rules'
import { useEffect, useState } from 'react'
import { useFormerWorker, useUserIdIsFree } from '../worker.queries'

const quietMs = 400

/** A User ID as it is typed: checked when she pauses, so that it is known to be free or taken when she continues. */
export function useUserId() {
  const [typed, setTyped] = useState('')
  const value = typed.trim()
  const former = useFormerWorker().data?.username
  const isBack = former !== undefined && value.toLowerCase() === former.toLowerCase()
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isUserId(value) && !isBack ? value : undefined), quietMs)
    return () => clearTimeout(timer)
  }, [value, isBack])
  const answer = useUserIdIsFree(asked)
  const valid = asked === value ? answer.data?.valid : undefined
  return {
    typed,
    value,
    type: setTyped,
    /** The User ID of her former worker, and whether it was typed. */
    former,
    isBack,
    isWellFormed: isUserId(value),
    isFree: isBack || valid === true,
    isTaken: !isBack && valid === false,
  }
}
