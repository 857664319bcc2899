import type { ChatTurn } from '@kasama/contract/genie/chat.api'
import type { Language } from '@kasama/contract/language'
import type { Viewer } from '#people/household/viewer'

export type Question = {
  text: string
  language: Language
  viewer: Viewer
  /** The lesson from which it is asked. */
  videoId: number | null
  history: ChatTurn[]
}
