import type { Language } from '@kasama/contract/language'
import { isCurrent } from '@kasama/contract/money/billing.rules'
import type { User } from '#platform/http/access'

/** The person videos are shown to: decides what is unlocked, and whose must-watch list and progress the cards show. */
export type Viewer = {
  accountId: number
  unlocked: boolean
  employerId: number | null
  workerId: number | null
  language: Language
}

/** A guest sees public videos, in the language she asks for. */
export const guest = (language: Language = 'eng'): Viewer => ({
  accountId: 0,
  unlocked: false,
  employerId: null,
  workerId: null,
  language,
})

export function viewerOf(user: User, now: Date, language?: Language): Viewer {
  return {
    accountId: user.id,
    unlocked: user.role === 'A' || isCurrent(user.subscription, now),
    employerId: user.pair.employerId,
    workerId: user.pair.workerId,
    language: language ?? user.language,
  }
}

/** The address of a host's thumbnail contains the video's id: it is not sent for a locked video. */
export const visiblePicture = (url: string | null, locked: boolean) => (locked && !url?.startsWith('/') ? null : url)

/** The server decides what is locked: public videos are open to everyone, the others to current subscribers. */
export const isLocked = (viewer: Viewer, publicLevel: number) => !viewer.unlocked && publicLevel <= 0
