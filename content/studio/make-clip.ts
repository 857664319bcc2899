import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@kasama/contract/language'
import { encodeClip, probeClip } from './clip-file'
import { type Lesson, readWords, type Words } from './lesson'
import type { Painter } from './slides/painter'
import { slidePage, titleCard } from './slides/slide-html'
import { webVtt } from './subtitles'
import { planRecorded, planTimeline } from './timeline'
import { type Recording, readRecording } from './voice/recorded-voice'

// Raised by hand when the look or the sound of a language's clips changes, so that all are made again; 1 at first.
const studioVersions: Partial<Record<Language, number>> = { phi: 2, ind: 2, mya: 2 }

export type Outcome = { made: boolean; note: string }
type Part = { lesson: Lesson; language: Language; words: Words; spoken: Words; recording: Recording | undefined }

function fingerprintOf({ lesson, language, words, spoken, recording }: Part): string {
  const { colour, thumbnail, drawings, topicNames } = lesson
  const shown = { title: words.title, slides: words.slides, topic: topicNames[language] ?? topicNames.eng }
  const said = {
    title: spoken.title,
    slides: spoken.slides,
    voice: recording?.fingerprint ?? words.narration ?? language,
  }
  const studioVersion = studioVersions[language] ?? 1
  const inputs = JSON.stringify({ studioVersion, language, shown, said, colour, thumbnail, drawings })
  return createHash('sha256').update(inputs).digest('hex').slice(0, 32)
}

async function paintAll(painter: Painter, lesson: Lesson, words: Words, language: Language, scratch: string) {
  const pages = [
    titleCard(lesson, words, language),
    ...words.slides.map((_, index) => slidePage(lesson, words, language, index)),
  ]
  const files: string[] = []
  let smallest = 1
  for (const [index, html] of pages.entries()) {
    const file = join(scratch, `slide-${index}.png`)
    smallest = Math.min(smallest, await painter.paint(html, file))
    files.push(file)
  }
  return { files, smallest }
}

/** Marks a clip as spoken by a person in its own language: removes `voice` and `narration` from the texts' file. */
function notePerson({ folder }: Lesson, language: Language) {
  const file = join(folder, `${language}.json`)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/\n *"(voice|narration)": "\w+",/g, ''))
}

/**
 * Makes the clip and the subtitles of a lesson in one language, unless they are up to date. Recordings of `voices`
 * replace the computer's voice; a clip with a person's voice is never made again without her recording.
 */
export async function makeClip(
  painter: Painter,
  lesson: Lesson,
  { language, voices }: { language: Language; voices: string | undefined },
): Promise<Outcome> {
  const words = readWords(lesson, language)
  if (!words) return { made: false, note: 'not translated yet' }
  const recording = voices ? readRecording(voices, lesson, language) : undefined
  if (!recording && words.voice !== 'computer') return { made: false, note: 'spoken by a person' }
  const voice = words.narration ?? language
  const spoken = recording ? words : readWords(lesson, voice)
  if (!spoken) throw new Error(`${lesson.slug}: ${language} is spoken in ${voice}, which has no words`)
  const clip = join(lesson.folder, `${language}.mp4`)
  const subtitles = join(lesson.folder, `${language}.vtt`)
  const fingerprint = fingerprintOf({ lesson, language, words, spoken, recording })
  if (existsSync(clip) && existsSync(subtitles) && probeClip(clip).fingerprint === fingerprint) {
    return { made: false, note: 'unchanged' }
  }
  const scratch = mkdtempSync(join(tmpdir(), 'clip-'))
  try {
    const timeline = recording ? planRecorded(words, recording) : planTimeline(words, spoken, voice)
    const { files, smallest } = await paintAll(painter, lesson, words, language, scratch)
    encodeClip(files, timeline, fingerprint, scratch, clip)
    writeFileSync(subtitles, webVtt(timeline))
    if (recording) notePerson(lesson, language)
    return { made: true, note: `${timeline.seconds.toFixed(1)} s, smallest type ${Math.round(smallest * 100)} %` }
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
