import { showToast } from '../../../shared/ui/feedback/toast-store'
import { loginCardTexts } from './login-card.texts'

/** Copies the message to the worker and says so; answers whether the browser did. */
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
