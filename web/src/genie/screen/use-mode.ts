import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { chatTexts } from '../chat.texts'

export type Mode = 'text' | 'audio'

/** The way of asking, stored in the address (`mode=audio`); an unknown mode is reported and becomes text. */
export function useMode() {
  const t = useTexts(chatTexts)
  const [query, setQuery] = useSearchParams()
  const named = query.get('mode')
  const isKnown = named === null || named === 'text' || named === 'audio'
  function setMode(mode: Mode) {
    const next = new URLSearchParams(query)
    if (mode === 'audio') next.set('mode', mode)
    else next.delete('mode')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const tell = useEffectEvent(() => {
    showToast(t('invalidMode'), 'error')
    setMode('text')
  })
  useEffect(() => {
    if (!isKnown) tell()
  }, [isKnown])
  return { mode: named === 'audio' ? ('audio' as const) : ('text' as const), setMode }
}
