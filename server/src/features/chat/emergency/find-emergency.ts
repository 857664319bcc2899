import type { Emergency } from '@kasama/contract/chat.api'
import type { Language } from '@kasama/contract/language'

/** What needs help at once, in whichever language it is said, with the number to call; null where nothing does. */
export function findEmergency(_text: string, _language: Language): Emergency | null {
  return null
}
