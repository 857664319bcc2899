import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { spokenAnswerHours } from '@kasama/contract/genie/chat.rules'
import type { Language } from '@kasama/contract/language'
import type { Deps } from '#platform/deps'
import { inFolder } from '#platform/files/work-folder'
import { mediaAddress } from '#platform/media/media-address'
import { type Model, ModelFailed } from '#platform/ports/model/model'
import { spentAll } from '../answer'
import { addVoice, noteQuestion } from '../chat.queries'

const mostCharacters = 4000
const mostBytes = 5 * 1_048_576

/** Returns the kind of an audio file, by its first bytes; null if it is none. */
function kindOf(file: Buffer): 'mp3' | 'wav' | 'ogg' | null {
  const start = file.toString('latin1', 0, 12)
  if (start.startsWith('ID3') || (file[0] === 0xff && ((file[1] ?? 0) & 0xe6) === 0xe2)) return 'mp3'
  if (start.startsWith('RIFF') && start.endsWith('WAVE')) return 'wav'
  return start.startsWith('OggS') ? 'ogg' : null
}

type Spoken = { userId: number; hasPlan: boolean; text: string; language: Language; gone?: AbortSignal }

async function speech(model: Model, { text, language, gone }: Spoken): Promise<Buffer | null> {
  const patience = AbortSignal.timeout(model.patience.sound)
  const signal = gone ? AbortSignal.any([gone, patience]) : patience
  return model.speak(text.slice(0, mostCharacters), language, signal).catch((error: unknown) => {
    if (error instanceof ModelFailed) return null
    throw error
  })
}

/**
 * Makes a sound file of an answer; returns its address, for her account alone, or null if the model does not speak her
 * language.
 */
export async function speak(deps: Deps, spoken: Spoken): Promise<string | null> {
  const { db, now, model, storage, secretKey } = deps
  const { userId, hasPlan, text, language, gone } = spoken
  if (!model?.speaksIn(language) || text === '' || gone?.aborted || (await spentAll(deps, model, hasPlan))) return null
  const file = await speech(model, spoken)
  const kind = file && file.length <= mostBytes ? kindOf(file) : null
  if (!file || !kind) return null
  const name = `${randomUUID()}.${kind}`
  const key = `voices/${userId}/${name}`
  // A letter costs about as much as a token.
  await noteQuestion(db, { at: now(), outcome: 'spoken', tokens: Math.min(text.length, mostCharacters) })
  // The row is written first: a file without a row would never be removed.
  await addVoice(db, { key, userId, at: now() })
  await inFolder('kasama-voice-', async (folder) => {
    await writeFile(join(folder, name), file)
    await storage.put(key, join(folder, name))
  })
  return mediaAddress(secretKey, key, { accountId: userId, now: now(), hours: spokenAnswerHours })
}
