import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@kasama/contract/language'
import { type Cue, readCues } from '@kasama/contract/text/web-vtt'
import { probeClip } from './clip-file'
import { type Lesson, readWords } from './lesson'

export type ClipReport = { name: string; seconds: number; bytes: number; cues: number; worst: number; faults: string[] }

const longestSeconds = 120
const tolerance = 0.3

/** The moments at which the voice in the finished clip begins, as ffmpeg hears them. */
function voiceBegins(file: string, seconds: number) {
  const filter = 'silencedetect=noise=-40dB:duration=0.2'
  const { stderr } = spawnSync('ffmpeg', ['-nostdin', '-i', file, '-vn', '-af', filter, '-f', 'null', '-'], {
    encoding: 'utf8',
  })
  const ends = [...stderr.matchAll(/silence_end: ([\d.]+)/g)].map(([, at]) => Number(at))
  return ends.filter((at) => at < seconds - 0.1)
}

const nearest = (at: number, edges: number[]) => Math.min(...edges.map((edge) => Math.abs(edge - at)))

// Between two subtitles nobody may speak: every sound begins inside a subtitle.
function strayVoice(cues: Cue[], begins: number[]): number[] {
  return begins.filter((at) => !cues.some(({ start, end }) => at > start - tolerance && at < end + tolerance))
}

function cueFaults(cues: Cue[], slides: number): string[] {
  const wanted = [
    'slide-0',
    ...Array.from({ length: slides }, (_, index) => [`slide-${index + 1}`, `slide-${index + 1}-text`]).flat(),
  ]
  const missing = wanted.filter((id) => !cues.some((cue) => cue.id === id))
  return missing.map((id) => `no cue ${id}`)
}

export function checkClip(lesson: Lesson, language: Language): ClipReport {
  const name = `${lesson.slug}/${language}`
  const clip = join(lesson.folder, `${language}.mp4`)
  const subtitles = join(lesson.folder, `${language}.vtt`)
  if (!existsSync(clip) || !existsSync(subtitles)) {
    return { name, seconds: 0, bytes: 0, cues: 0, worst: 0, faults: ['no clip or no subtitles'] }
  }
  const { seconds, video, audio } = probeClip(clip)
  const cues = readCues(readFileSync(subtitles, 'utf8'))
  const begins = voiceBegins(clip, seconds)
  // A recorded slide is cut by the length of its texts, not where the voice pauses.
  const isSpoken = readWords(lesson, language)?.voice === 'computer'
  const worst = isSpoken ? Math.max(...cues.map(({ start }) => nearest(start, begins))) : 0
  const faults = cueFaults(cues, lesson.drawings.length)
  if (seconds > longestSeconds) faults.push(`longer than ${longestSeconds} s`)
  if (video !== 'h264' || audio !== 'aac') faults.push(`is ${video} and ${audio}`)
  if (worst > tolerance) faults.push(`a subtitle is ${worst.toFixed(2)} s off the voice`)
  for (const at of strayVoice(cues, begins)) faults.push(`voice without subtitle at ${at.toFixed(1)} s`)
  return { name, seconds, bytes: statSync(clip).size, cues: cues.length, worst, faults }
}
