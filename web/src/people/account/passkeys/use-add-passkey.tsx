import type { Profile } from '@kasama/contract/people/account.api'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { queryKeys } from '#shared/api/query-keys.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { PasswordPrompt } from '../password-prompt'
import { addPasskey } from './passkeys.queries'
import { passkeysTexts } from './passkeys.texts'

type Options = { onThisDevice?: boolean; onAdded?: () => void }

/** Adds a passkey at a press; `prompt` asks for the password where the login is too long ago. */
export function useAddPasskey(profile: Profile, { onThisDevice = false, onAdded }: Options = {}) {
  const t = useTexts(passkeysTexts)
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [busy, start] = useTransition()

  async function add() {
    try {
      await addPasskey(profile, { otherDevice: t('otherDevice'), onThisDevice })
    } catch (error) {
      // The browser's own messages are for developers.
      throw error instanceof RequestError ? error : new Error(t('failed'))
    }
    setAsking(false)
    showToast(t('added'))
    onAdded?.()
    await queries.invalidateQueries({ queryKey: queryKeys.passkeys() })
  }
  function press() {
    setProblem(undefined)
    start(async () => {
      try {
        await add()
      } catch (error) {
        if (error instanceof RequestError && error.code === 'confirm_password') setAsking(true)
        else setProblem(error instanceof Error ? error.message : '')
      }
    })
  }
  const prompt = isAsking && (
    <PasswordPrompt
      profile={profile}
      title={t('toAdd')}
      action={t('use')}
      dismiss={t('cancel')}
      onConfirmed={add}
      onDismiss={() => setAsking(false)}
    />
  )
  return { press, busy, problem, prompt }
}
