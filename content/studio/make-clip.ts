import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeClip, probeClip } from './clip-file'
import { type Language, type Lesson, readWords, type Words } from './lesson'
import type { Painter } from './slides/painter'
import { slidePage, titleCard } from './slides/slide-html'
import { webVtt } from './subtitles'
import { planTimeline } from './timeline'

// Raised by hand when the look or the sound of the clips changes, so that all are made again.
const studioVersion = 1

export type Outcome = { made: boolean; note: string }

function fingerprintOf(lesson: Lesson, words: Words, spoken: Words, language: Language): string {
  const { colour, thumbnail, drawings, topicNames } = lesson
  const shown = { title: words.title, slides: words.slides, topic: topicNames[language] ?? topicNames.eng }
  const said = { title: spoken.title, slides: spoken.slides, voice: words.narration ?? language }
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

/** Makes the clip and the subtitles of a lesson in one language, unless they are already as they should be. */
export async function makeClip(painter: Painter, lesson: Lesson, language: Language): Promise<Outcome> {
  const words = readWords(lesson, language)
  if (!words) return { made: false, note: 'not translated yet' }
  const voice = words.narration ?? language
  const spoken = readWords(lesson, voice)
  if (!spoken) throw new Error(`${lesson.slug}: ${language} is spoken in ${voice}, which has no words`)
  const clip = join(lesson.folder, `${language}.mp4`)
  const subtitles = join(lesson.folder, `${language}.vtt`)
  const fingerprint = fingerprintOf(lesson, words, spoken, language)
  if (existsSync(clip) && existsSync(subtitles) && probeClip(clip).fingerprint === fingerprint) {
    return { made: false, note: 'unchanged' }
  }
  const scratch = mkdtempSync(join(tmpdir(), 'clip-'))
  try {
    const timeline = planTimeline(words, spoken, voice, lesson.colour === 'english')
    const { files, smallest } = await paintAll(painter, lesson, words, language, scratch)
    encodeClip(files, timeline, fingerprint, scratch, clip)
    writeFileSync(subtitles, webVtt(timeline.cues))
    return { made: true, note: `${timeline.seconds.toFixed(1)} s, smallest type ${Math.round(smallest * 100)} %` }
  } finally {
    rmSync(scratch, { recursive: true })
  }
}
