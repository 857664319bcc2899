import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@kasama/contract/language'
import { encodeSound, probeClip } from './clip-file'
import { type Lesson, readWords } from './lesson'
import { splitByVoice } from './voice/spoken-text'
import { join as joined, silence, speak } from './voice/voice'

/** Browsers read the other languages aloud by themselves; hardly any has a Burmese voice. */
export const spokenQuizzes: readonly Language[] = ['mya']

// Raised by hand when the sound of the recordings changes, so that all are made again.
const studioVersion = 1

/** Speaks the questions and options of a lesson whose texts changed; returns how many. */
export function makeQuestions(lesson: Lesson, language: Language): number {
  const quiz = readWords(lesson, language)?.quiz ?? []
  const texts = quiz.flatMap(({ content, options }, index) => [
    { name: `question-${index + 1}`, text: content },
    ...options.map((text, option) => ({ name: `question-${index + 1}-option-${option + 1}`, text })),
  ])
  const isMade = texts.map(({ name, text }) => {
    const said = splitByVoice(text, language)
    const file = join(lesson.folder, `${language}.${name}.m4a`)
    const fingerprint = createHash('sha256').update(JSON.stringify({ studioVersion, said })).digest('hex').slice(0, 32)
    if (existsSync(file) && probeClip(file).fingerprint === fingerprint) return false
    const scratch = mkdtempSync(join(tmpdir(), 'question-'))
    try {
      // Some players swallow the first moment of a sound.
      encodeSound(joined([silence(0.15), speak(said, 1), silence(0.15)]), fingerprint, scratch, file)
    } finally {
      rmSync(scratch, { recursive: true })
    }
    return true
  })
  return isMade.filter(Boolean).length
}
