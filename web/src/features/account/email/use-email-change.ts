import { normalEmail } from '@kasama/contract/auth.rules'
import { useState } from 'react'
import { RequestError } from '../../../shared/api/request-error'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { useChangeEmail } from '../account.queries'
import { settingsTexts } from '../settings.texts'

/** State of an email change: typed, checked, confirmed by the password, saved. */
export function useEmailChange(current: string) {
  const t = useEmployerTexts(settingsTexts)
  const [typed, setTyped] = useState(current)
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const change = useChangeEmail()
  const email = normalEmail(typed)

  function problemOf(isMalformed: boolean) {
    if (email === '') return t('emailMissing')
    if (isMalformed) return t('emailMalformed')
    return email === current ? t('sameEmail') : undefined
  }
  return {
    typed,
    problem,
    isAsking,
    isSaved,
    type(address: string) {
      setTyped(address)
      setProblem(undefined)
      setSaved(false)
    },
    /** Returns whether the address is valid and the password is asked for; `isMalformed` is the browser's verdict. */
    submit(isMalformed: boolean): boolean {
      const found = problemOf(isMalformed)
      setProblem(found)
      setSaved(false)
      setAsking(!found)
      return !found
    },
    cancel: () => setAsking(false),
    /**
     * Called after the password check; if that has expired it is repeated, any other error is shown below the address.
     */
    async save() {
      try {
        await change.mutateAsync(email)
        setSaved(true)
        showToast(t('emailUpdated'))
      } catch (error) {
        if (error instanceof RequestError && error.code === 'confirm_password') throw error
        setProblem(error instanceof Error ? error.message : '')
      }
      setAsking(false)
    },
  }
}
