import { brand } from '@kasama/contract/brand'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { chatTexts } from '../chat.texts'
import { isOnItsWay, type Turn } from '../conversation/turns'

/** Announces each complete answer once to screen readers; older answers are not announced again. */
export function Announcer({ turns }: { turns: readonly Turn[] }) {
  const t = useTexts(chatTexts)
  const [waiting, setWaiting] = useState<string>()
  const [told, setTold] = useState('')
  const last = turns.at(-1)
  if (last && isOnItsWay(last) && waiting !== last.id) {
    setWaiting(last.id)
    setTold('')
  }
  if (last && waiting === last.id && !isOnItsWay(last)) {
    setWaiting(undefined)
    setTold(`${brand.assistant}: ${spoken(last)}`)
  }
  return (
    <p className="sr-only" role="status">
      {told}
    </p>
  )

  function spoken({ state, words, problem }: Turn): string {
    if (state === 'cut') return `${words} ${t('cut')}`
    return state === 'failed' ? t('error', { message: problem }) : words
  }
}
