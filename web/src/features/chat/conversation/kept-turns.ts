import { spokenHours } from '@kasama/contract/chat.rules'
import { session } from '../../../shared/session/session'
import type { Turn } from './turns'

/** Where the browser keeps a conversation: on this device alone, for one account; the session's end removes it. */
const storageKey = 'chat'
const mostKept = 30
/** Before the file that speaks an answer is gone. */
const voiceMs = (spokenHours - 1) * 3_600_000

type Kept = { account: number; turns: Turn[] }

/** What this account has said here before; nothing of any other account's. */
export function readTurns(account: number, now = Date.now()): Turn[] {
  try {
    const kept: Kept | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (kept?.account === account) return kept.turns.map((turn) => withVoice(turn, now))
  } catch {
    // A store that is refused, or spoiled, is an empty one.
  }
  return []
}

export function keepTurns(account: number, turns: readonly Turn[]) {
  try {
    if (turns.length === 0 || !session.isKept()) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify({ account, turns: turns.slice(-mostKept) } satisfies Kept))
  } catch {
    // Full or refused: the conversation lives as long as the page.
  }
}

/** A voice that is gone by now is not offered. */
function withVoice(turn: Turn, now: number): Turn {
  const isOld = now - turn.askedAt > voiceMs
  return { ...turn, answer: turn.answer && isOld ? { ...turn.answer, voice: null } : turn.answer }
}
