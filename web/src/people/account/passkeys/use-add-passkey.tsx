import { errors } from '@kasama/contract/errors/errors'
import type { Profile } from '@kasama/contract/people/account.api'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { queryKeys } from '#shared/api/query-keys.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { PasswordPrompt } from '../password-prompt'
import { promptTexts } from '../prompt.texts'
import { addPasskey } from './add-passkey'
import { passkeysTexts } from './passkeys.texts'

type Options = { onThisDevice?: boolean; onAdded?: () => void }

/** Adds a passkey at a press; `prompt` asks for the password where the login is too long ago. */
export function useAddPasskey(profile: Profile, { onThisDevice = false, onAdded }: Options = {}) {
  const t = useTexts(passkeysTexts)
  const e = useTexts(errors)
  const p = useTexts(promptTexts)
  const queries = useQueryClient()
  const [problem, setProblem] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const [busy, start] = useTransition()

  async function add() {
    try {
      await addPasskey(profile, onThisDevice)
    } catch (error) {
      // The browser's own messages are for developers.
      throw error instanceof RequestError ? error : new Error(e('passkey_invalid'))
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
      title={p('title')}
      action={t('use')}
      dismiss={p('cancel')}
      onConfirmed={add}
      onDismiss={() => setAsking(false)}
    />
  )
  return { press, busy, problem, prompt }
}
