import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { spokenAnswerHours } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import type { Deps } from '#platform/deps'
import { inFolder } from '#platform/files/work-folder'
import { mediaUrl } from '#platform/media/media-address'
import { type Model, ModelFailed } from '#platform/ports/model/model'
import { isTokenLimitReached } from '../answer'
import { addVoice, recordQuestion } from '../chat.queries'

const maxCharacters = 4000
const maxBytes = 5 * 1_048_576

/** Returns the kind of an audio file, by its first bytes; null if it is none. */
function audioKind(file: Buffer): 'mp3' | 'wav' | 'ogg' | null {
  const start = file.toString('latin1', 0, 12)
  if (start.startsWith('ID3') || (file[0] === 0xff && ((file[1] ?? 0) & 0xe6) === 0xe2)) return 'mp3'
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return 'wav'
  return start.startsWith('OggS') ? 'ogg' : null
}

type SpeechRequest = { userId: number; hasPlan: boolean; text: string; language: Language; disconnected?: AbortSignal }

async function synthesize(model: Model, { text, language, disconnected }: SpeechRequest): Promise<Buffer | null> {
  const patience = AbortSignal.timeout(model.patience.sound)
  const signal = disconnected ? AbortSignal.any([disconnected, patience]) : patience
  return model.speak(text.slice(0, maxCharacters), language, signal).catch((error: unknown) => {
    if (error instanceof ModelFailed) return null
    throw error
  })
}

/**
 * Makes a sound file of an answer; returns its URL, for her account alone, or null if the model does not speak her
 * language.
 */
export async function createVoice(deps: Deps, request: SpeechRequest): Promise<string | null> {
  const { db, now, model, storage, secretKey } = deps
  const { userId, hasPlan, text, language, disconnected } = request
  if (
    !model?.speaksIn(language) ||
    text === '' ||
    disconnected?.aborted ||
    (await isTokenLimitReached(deps, model, hasPlan))
  )
    return null
  const file = await synthesize(model, request)
  const kind = file && file.length <= maxBytes ? audioKind(file) : null
  if (!file || !kind) return null
  const name = `${randomUUID()}.${kind}`
  const key = `voices/${userId}/${name}`
  // A letter costs about as much as a token.
  await recordQuestion(db, { at: now(), outcome: 'spoken', tokens: Math.min(text.length, maxCharacters) })
  // The row is written first: a file without a row would never be removed.
  await addVoice(db, { key, userId, at: now() })
  await inFolder('kasama-voice-', async (folder) => {
    await writeFile(join(folder, name), file)
    await storage.put(key, join(folder, name))
  })
  return mediaUrl(secretKey, key, { accountId: userId, now: now(), hours: spokenAnswerHours })
}
