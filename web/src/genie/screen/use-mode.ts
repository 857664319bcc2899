import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { chatTexts } from '../chat.texts'

/** How she asks: by typing or by speaking; stored in the URL as specified (mode=audio). */
export type InputMode = 'text' | 'audio'

/** The mode in the URL, and a way to change it; an unknown mode is reported and becomes text. */
export function useMode() {
  const t = useTexts(chatTexts)
  const [query, setQuery] = useSearchParams()
  const modeInUrl = query.get('mode')
  const isKnown = modeInUrl === null || modeInUrl === 'text' || modeInUrl === 'audio'
  function setMode(mode: InputMode) {
    const next = new URLSearchParams(query)
    if (mode === 'audio') next.set('mode', mode)
    else next.delete('mode')
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  const reportUnknown = useEffectEvent(() => {
    showToast(t('invalidMode'), 'error')
    setMode('text')
  })
  useEffect(() => {
    if (!isKnown) reportUnknown()
  }, [isKnown])
  return { mode: modeInUrl === 'audio' ? ('audio' as const) : ('text' as const), setMode }
}
