import type { Language } from '@kasama/contract/language'
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useEnglish } from '../../../shared/i18n/use-english'
import { session } from '../../../shared/session/session'
import { useSession } from '../../../shared/session/use-session'
import type { LoginRole } from '../sign-in'

/** Employer or helper, kept in the address, so that a QR code opens the helper's login. Employers read English. */
export function useLoginRole() {
  const [query, setQuery] = useSearchParams()
  const { state, pathname } = useLocation()
  const { language_code } = useSession()
  const [helperLanguage, setHelperLanguage] = useState('')
  const isPrerendered = useSyncExternalStore(noChange, isTheBrowser, isTheServer) === 'server'

  // Whoever chose another language than English on this phone is a helper.
  const usual = language_code === '' || language_code === 'eng' ? 'employer' : 'helper'
  const asked = query.get('as') ?? (pathname === '/e-login' ? 'employer' : undefined)
  const chosen = asked ?? usual
  const role: LoginRole = chosen === 'helper' && !isPrerendered ? 'W' : 'E'

  useEnglish(asked === 'employer')

  function setRole(next: LoginRole) {
    if (next === 'E') setHelperLanguage(language_code)
    session.set({ language_code: next === 'E' ? '' : helperLanguage })
    const changed = new URLSearchParams(query)
    changed.set('as', next === 'E' ? 'employer' : 'helper')
    setQuery(changed, { replace: true, preventScrollReset: true, state })
  }

  return { role, setRole, setLanguage: (language: Language) => session.set({ language_code: language }) }
}

// The prerendered page is the employer's; it is taken over as it is, then shows what the address asks for.
const noChange = () => () => {}
const isTheBrowser = () => 'browser'
const isTheServer = () => 'server'
