import { execFileSync } from 'node:child_process'
import type { Utterance } from './spoken-text'
import { voices } from './voices'

export const sampleRate = 22050
const wavHeaderBytes = 44
const quiet = 250

export const silence = (seconds: number) => new Int16Array(Math.round(seconds * sampleRate))

export function join(pieces: Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function trim(samples: Int16Array): Int16Array {
  const isHeard = (sample: number) => Math.abs(sample) > quiet
  const first = samples.findIndex(isHeard)
  const last = samples.findLastIndex(isHeard)
  return first < 0 ? new Int16Array(0) : samples.slice(first, last + 1)
}

function speakOne({ text, voice }: Utterance, pace: number): Int16Array {
  const engine = voices[voice]
  const rate = Math.round(engine.wordsPerMinute * pace)
  const options = ['-v', engine.name, '-s', String(rate), '-g', '3', '-p', '45', '--stdin', '--stdout']
  const wav = execFileSync('espeak-ng', options, { input: engine.write?.(text) ?? text, maxBuffer: 64 * 1024 * 1024 })
  const bytes = wav.subarray(wavHeaderBytes)
  const samples = new Int16Array(Math.floor(bytes.length / 2))
  for (let index = 0; index < samples.length; index++) samples[index] = bytes.readInt16LE(index * 2)
  return trim(samples)
}

/** Speaks the utterances one after the other, without the silence that the engine adds around each. */
export function speak(parts: Utterance[], pace: number): Int16Array {
  const pause = silence(0.14)
  return join(parts.flatMap((part, index) => (index === 0 ? [speakOne(part, pace)] : [pause, speakOne(part, pace)])))
}

/** A WAV file with the loudest moment just below full scale. */
export function wavFile(samples: Int16Array): Buffer {
  const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 1)
  const gain = (0.89 * 32767) / peak
  const file = Buffer.alloc(wavHeaderBytes + samples.length * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => {
    file.writeInt16LE(Math.round(sample * gain), wavHeaderBytes + index * 2)
  })
  return file
}
