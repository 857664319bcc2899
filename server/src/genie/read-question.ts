import { ChatTurn } from '@kasama/contract/genie/chat.api'
import { maxHistoryCharacters, maxHistoryEntries } from '@kasama/contract/genie/chat.rules'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Viewer } from '#people/household/viewer'
import { fail } from '#platform/http/errors'
import type { Question } from './passages/retrieve'

const turns = Compile(Type.Array(ChatTurn, { maxItems: 500 }))

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** Returns the earlier messages that fit: the newest entries, whole. */
function readHistory(json: string): ChatTurn[] {
  const history = json.trim() === '' ? [] : parseJson(json)
  if (!turns.Check(history)) return fail('invalid_input', { field: 'history' })
  const newest: ChatTurn[] = []
  let characters = 0
  for (const turn of history.toReversed()) {
    characters += turn.question.length + turn.answer.length
    if (newest.length === maxHistoryEntries || characters > maxHistoryCharacters) break
    newest.unshift(turn)
  }
  return newest
}

type Fields = { message?: string; history?: string; video_id?: number }

/** Reads a question from the form and from the account of the token. */
export function readQuestion({ message = '', history = '', video_id }: Fields, viewer: Viewer): Question {
  return {
    text: message.trim().normalize('NFC'),
    language: viewer.language,
    viewer,
    videoId: video_id ?? null,
    history: readHistory(history),
  }
}
