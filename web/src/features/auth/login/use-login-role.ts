import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useEnglish } from '../../../shared/i18n/use-english'
import { useReaderChoice } from '../../../shared/i18n/use-reader-choice'
import { useLanguage } from '../../../shared/i18n/use-texts'
import { session } from '../../../shared/session/session'
import { useSession } from '../../../shared/session/use-session'
import type { LoginRole } from '../sign-in'

/** Employer or helper, kept in the address, so that a QR code opens the helper's login. Employers read English. */
export function useLoginRole() {
  const [query, setQuery] = useSearchParams()
  const { state, pathname } = useLocation()
  const { language_code } = useSession()
  const [helperLanguage, setHelperLanguage] = useState('')

  // Whoever chose another language than English on this phone is a helper.
  const usual = useLanguage() === 'eng' ? 'employer' : 'helper'
  const asked = query.get('as') ?? (pathname === '/e-login' ? 'employer' : undefined)
  const chosen = asked ?? usual
  const role: LoginRole = chosen === 'helper' ? 'W' : 'E'

  useEnglish(asked === 'employer')

  function setRole(next: LoginRole) {
    if (next === 'E') setHelperLanguage(language_code)
    session.set({ language_code: next === 'E' ? '' : helperLanguage })
    const changed = new URLSearchParams(query)
    changed.set('as', next === 'E' ? 'employer' : 'helper')
    setQuery(changed, { replace: true, preventScrollReset: true, state })
  }

  return { role, setRole, setLanguage: useReaderChoice() }
}
