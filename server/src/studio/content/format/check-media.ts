import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { type Language, languages } from '@kasama/contract/language'
import { isZawgyi } from '@kasama/contract/text/burmese'
import { type Cue, readWebVtt, type WebVttProblem } from '@kasama/contract/text/web-vtt'
import sharp from 'sharp'
import { needDescriptors } from '#platform/files/descriptors'
import { audioFilesIn, clipSeconds, clipsIn, phoneProblemOf } from '../clips/clip-files'
import { decode, type Fault } from './json-file'
import { checkQuestionSounds } from './question-sounds'
import type { Pack, PackVideo } from './read-pack'
import { longestSeconds } from './shapes'
import { pictureFile } from './thumbnail'

type Note = (fault: Fault) => void

const mostPixels = 40_000_000
/** A narrower drawing would need a resolution beyond memory limits to fill a thumbnail. */
const narrowest = 20

/** The picture format that each file extension promises. */
const formats: Record<string, string> = {
  '.svg': 'svg',
  '.webp': 'webp',
  '.avif': 'heif',
  '.png': 'png',
  '.jpg': 'jpeg',
}

/** Measures a video's clips and recordings, reads its subtitles, and reports what can't be played. */
export async function checkMedia(folder: string, video: PackVideo, note: Note): Promise<void> {
  for (const language of languages) await checkClip(folder, video, language, note)
  for (const language of languages) await readSubtitles(folder, video, language, note)
  await checkQuestionSounds(folder, video, note)
}

async function checkClip(folder: string, video: PackVideo, language: Language, note: Note) {
  const [name] = clipsIn(video.files, language)
  if (!name) return
  const file = `videos/${video.slug}/${name}`
  const path = join(folder, file)
  const seconds = await clipSeconds(path)
  if (seconds === null || seconds > longestSeconds)
    return note({ file, line: 0, message: 'is no clip whose length can be read' })
  const problem = await phoneProblemOf(path)
  if (problem) note({ file, line: 0, message: problem })
  else video.clips[language] = { path, seconds, ...(await checkRenditions(folder, video, { name, seconds }, note)) }
}

/**
 * A small rendition must be as long as its clip, so that positions in both are the same. A separate audio file may be
 * longer or shorter, where it is a recorded voice that could not be muxed with the pictures.
 */
async function checkRenditions(
  folder: string,
  { slug, files }: PackVideo,
  clip: { name: string; seconds: number },
  note: Note,
) {
  const [language] = clip.name.split('.')
  const found: { low?: string; audio?: string } = {}
  for (const [kind, name] of [
    ['low', `${language}.low.mp4`],
    ['audio', audioFilesIn(files, language ?? '')[0]],
  ] as const) {
    if (!name || !files.includes(name)) continue
    const file = `videos/${slug}/${name}`
    const path = join(folder, file)
    const seconds = await clipSeconds(path)
    const problem = kind === 'low' ? await phoneProblemOf(path) : null
    if (seconds === null) note({ file, line: 0, message: 'has no length that can be read' })
    else if (problem) note({ file, line: 0, message: problem })
    else if (kind === 'low' && Math.abs(seconds - clip.seconds) > 1)
      note({ file, line: 0, message: `is not as long as ${clip.name}` })
    else found[kind] = join(folder, file)
  }
  return found
}

async function readSubtitles(folder: string, video: PackVideo, language: Language, note: Note) {
  const name = `${language}.vtt`
  if (!video.files.includes(name)) return
  const file = `videos/${video.slug}/${name}`
  const path = join(folder, file)
  const text = decode(await readFile(path))
  if (text === null) return note({ file, line: 0, message: 'is not UTF-8 text' })
  const { cues, problems } = checkSubtitles(text, secondsOf(video, language))
  for (const problem of problems) note({ file, ...problem })
  video.subtitles[language] = { path, cues }
}

/** A video's duration in a language; null while it is not known. */
export function secondsOf({ facts, words, clips }: PackVideo, language: Language): number | null {
  const own = clips[language]?.seconds ?? words[language]?.value.duration
  return own ?? clips.eng?.seconds ?? facts?.value.duration ?? null
}

/** Reports pictures that videos and skills name and that are missing or unreadable. */
export async function checkPictures(pack: Pack, note: Note): Promise<void> {
  const broken = new Set<string>()
  for (const name of new Set(namedPictures(pack))) {
    if (!pack.pictures.includes(name)) continue
    // sharp would report a file that it can't open as a broken picture.
    needDescriptors()
    const size = await sharp(join(pack.folder, 'pictures', name))
      .metadata()
      .catch(() => null)
    if (!size || size.format !== formats[extname(name)]) broken.add(name)
    else if (size.width * size.height > mostPixels)
      note({ file: `pictures/${name}`, line: 0, message: 'is larger than 40 megapixels' })
    else if (size.format === 'svg' && narrowness(size) > narrowest)
      note({ file: `pictures/${name}`, line: 0, message: 'is too narrow to be drawn' })
  }
  for (const name of broken) note({ file: `pictures/${name}`, line: 0, message: 'is no picture that can be read' })
}

const narrowness = ({ width, height }: { width: number; height: number }) => Math.max(width / height, height / width)

function namedPictures({ videos, skills }: Pack): string[] {
  const thumbnails = videos.flatMap(({ facts, words }) =>
    [facts, ...Object.values(words)].map((file) => pictureFile(file?.value.thumbnail)),
  )
  return [...thumbnails, ...(skills?.value ?? []).map((s) => s.picture)].filter((name) => typeof name === 'string')
}

/** Parses subtitles strictly: cues in order, unique ids, and no cue beyond the clip (`seconds`, where it is known). */
function checkSubtitles(text: string, seconds: number | null): { cues: Cue[]; problems: WebVttProblem[] } {
  const { cues, problems } = readWebVtt(text)
  const ids = new Set<string>()
  const misplaced = cues.flatMap((cue, index) => {
    const message = fault(cue, { start: cues[index - 1]?.start ?? 0, ids }, seconds)
    if (cue.id) ids.add(cue.id)
    return message ? [{ line: cue.line, message }] : []
  })
  const all = [...problems, ...misplaced].sort((a, b) => a.line - b.line)
  if (cues.length + all.length === 0) all.push({ line: 1, message: 'has no cues' })
  return { cues: cues.map(({ line: _, ...cue }) => cue), problems: all }
}

/** The start of the previous cue, and the ids of all previous cues. */
type Before = { start: number; ids: Set<string> }

function fault({ id, start, end, text }: Cue, before: Before, seconds: number | null): string | null {
  if (start < before.start) return 'this cue starts before the one above it'
  if (id && before.ids.has(id)) return `the id ${id} stands here twice`
  if (isZawgyi(text)) return 'this cue is in Zawgyi: write it in Unicode'
  // A clip is cut at frames and audio packets, and the desk counts whole seconds: the last cue may end up to a second
  // later.
  if (seconds !== null && end > seconds + 1) return `this cue ends after the clip, which lasts ${seconds.toFixed(1)} s`
  return null
}
