import { hourMs } from '@kasama/contract/durations.rules'
import { spokenAnswerHours } from '@kasama/contract/genie/chat.rules'
import { session } from '#shared/session/session.ts'
import type { Turn } from './turns'

/** The localStorage key of a conversation: on this device only, for one account; the session's end removes it. */
const storageKey = 'chat'
const maxTurns = 30
/** Shorter than the life of an answer's voice file. */
const voiceMs = (spokenAnswerHours - 1) * hourMs

type StoredTurns = { account: number; turns: Turn[] }

/** The kept turns of this account; never those of another. */
export function readTurns(account: number, now = Date.now()): Turn[] {
  try {
    const stored: StoredTurns | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null')
    if (stored?.account === account) return stored.turns.map((turn) => withoutExpiredVoice(turn, now))
  } catch {
    // A refused or damaged storage counts as empty.
  }
  return []
}

export function storeTurns(account: number, turns: readonly Turn[]) {
  try {
    if (turns.length === 0 || !session.isKept()) localStorage.removeItem(storageKey)
    else
      localStorage.setItem(storageKey, JSON.stringify({ account, turns: turns.slice(-maxTurns) } satisfies StoredTurns))
  } catch {
    // Full or refused storage: the conversation lasts as long as the page.
  }
}

/** Removes a voice whose file is gone by now. */
function withoutExpiredVoice(turn: Turn, now: number): Turn {
  const isOld = now - turn.askedAt > voiceMs
  return { ...turn, answer: turn.answer && isOld ? { ...turn.answer, voice: null } : turn.answer }
}
