import type { Language } from '@kasama/contract/language'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useEnglish } from '#shared/i18n/use-english.ts'
import { useReaderChoice, useUrlLanguage } from '#shared/i18n/use-reader-choice.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { session } from '#shared/session/session.ts'
import { useSession } from '#shared/session/use-session.ts'
import type { LoginRole } from '../log-in'

/** The role that the URL asks for, otherwise the usual one. */
export function useUrlRole(): LoginRole {
  const [query] = useSearchParams()
  const { pathname, hash } = useLocation()
  // A reader who chose another language than English on this phone is a helper, even if she then chooses English here.
  const isEnglish = useLanguage() === 'eng'
  const [defaultRole] = useState(isEnglish ? 'employer' : 'helper')
  const roleName = query.get('as') ?? (pathname === '/e-login' || hash === '#plans' ? 'employer' : defaultRole)
  return roleName === 'helper' ? 'W' : 'E'
}

/** Employer or helper, stored in the URL, so that a QR code opens the helper's login. Employers read English. */
export function useLoginRole() {
  const [query, setQuery] = useSearchParams()
  const { state, pathname } = useLocation()
  const role = useUrlRole()
  const { language_code } = useSession()
  const [helperLanguage, setHelperLanguage] = useState('')

  // Before the employers' English: a login card names the helper's language.
  useUrlLanguage()
  // Only if the URL asks for it: a user who has just logged out keeps her language.
  const roleInUrl = query.get('as')
  useEnglish(roleInUrl === 'employer' || (roleInUrl === null && pathname === '/e-login'))

  function setRole(next: LoginRole, language = helperLanguage) {
    if (next === 'E') setHelperLanguage(language_code)
    session.set({ language_code: next === 'E' ? 'eng' : language })
    const nextQuery = new URLSearchParams(query)
    nextQuery.set('as', next === 'E' ? 'employer' : 'helper')
    setQuery(nextQuery, { replace: true, preventScrollReset: true, state })
  }

  const choose = useReaderChoice()
  /** A language other than English leads to the helper's login. */
  function setLanguage(language: Language) {
    if (role === 'E' && language !== 'eng') setRole('W', language)
    else choose(language)
  }

  return { role, setRole, setLanguage }
}
