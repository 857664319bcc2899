import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@kasama/contract/language'
import type { Lesson } from '../lesson'
import { sampleRate } from './voice'

/** A person's voice: one sound for each slide, the title card first. */
export type Recording = { sounds: Int16Array[]; fingerprint: string }

function readWav(file: string): Int16Array {
  const options = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-i', file]
  const raw = ['-f', 's16le', '-ac', '1', '-ar', String(sampleRate), '-']
  const bytes = execFileSync('ffmpeg', [...options, ...raw], { maxBuffer: 256 * 1024 * 1024 })
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 2)))
}

/** Reads `<folder>/<slug>/<language>/slide-0.wav` and so on; undefined if the lesson has no recording in a language. */
export function readRecording(folder: string, { slug, drawings }: Lesson, language: Language): Recording | undefined {
  const home = join(folder, slug, language)
  if (!existsSync(home)) return undefined
  const files = [0, ...drawings.map((_, index) => index + 1)].map((slide) => join(home, `slide-${slide}.wav`))
  const missing = files.find((file) => !existsSync(file))
  if (missing) throw new Error(`${missing} is missing: a recording has one WAV for the title and one for each slide`)
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return { sounds: files.map(readWav), fingerprint: hash.digest('hex') }
}
