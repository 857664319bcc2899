import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { loginCardTexts } from './login-card.texts'

/** Copies the message to the worker and shows a toast; returns whether the browser allowed it. */
export async function copyMessage(message: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(message)
    showToast(loginCardTexts.copied)
    return true
  } catch {
    showToast(loginCardTexts.notCopied, 'error')
    return false
  }
}
