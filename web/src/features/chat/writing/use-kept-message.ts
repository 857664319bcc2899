import { maskCardNumbers } from '@kasama/contract/card-number.rules'
import { useState } from 'react'
import { keepDraft, readDraft } from '../../../shared/session/draft'

type Draft = { message: string }

/** An account's unsent text: it survives Audio Mode, a visit to a lesson, and a reload. */
export function useKeptMessage(account: number) {
  const name = `chat-${account}`
  const [message, setMessage] = useState(() => readDraft<Draft>(name)?.message ?? '')
  function keep(next: string) {
    setMessage(next)
    keepDraft(name, next === '' ? null : { message: maskCardNumbers(next) })
  }
  return [message, keep] as const
}
