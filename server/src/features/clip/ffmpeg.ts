import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { DiskFull } from '../../platform/disk-full'

let found: Promise<boolean> | undefined

/** Whether ffmpeg is installed; without it clips play as they are. */
export function hasFfmpeg(): Promise<boolean> {
  found ??= new Promise((resolve) => execFile('ffmpeg', ['-version'], (error) => resolve(!error)))
  return found
}

/** Looks for it anew when next asked: tests take it away. */
export const forgetFfmpeg = () => {
  found = undefined
}

const wordsKept = 2000

/** It says how far it is twice a second: after so long without a word it has stopped. */
const silentMs = 120_000

/** What ffmpeg could not read or make: the file's own fault, and no full disk's or missing memory's. */
export class NotReadable extends Error {}

const diskFull = /No space left|Disk quota/
const machinesFault = /Cannot allocate memory|Input\/output error|Too many open files/

/** A third of an equal share: calls go first, and the work still ends on a machine that is never idle. */
const behindCalls = 5

/** Runs ffmpeg for somebody who waits for the answer. */
export const ffmpegNow = async (args: string[]): Promise<void> => void (await run(args, 0))

/** The loudness of a recording behind a filter, in LUFS; null where there is too little of it to be measured. */
export async function measureLoudness(from: string[], filter: string): Promise<number | null> {
  const measured = ['-v', 'info', ...from, '-af', `${filter},loudnorm=print_format=json`, '-f', 'null', '-']
  const said = /"input_i" : "(-?[\d.]+)"/.exec(await run(measured, 0))?.[1]
  return said === undefined ? null : Number(said)
}

/** Runs ffmpeg in the background; `told` hears the second that it has come to. */
export const ffmpegBehind = async (args: string[], told: (second: number) => void): Promise<void> =>
  void (await run(args, behindCalls, told))

/** Only files that hold their own frames are read: a playlist would have other files of this machine opened. */
const asFile = '-protocol_whitelist file -format_whitelist mov,matroska,mpegts,mp3,wav,ogg,aac,flac -i'.split(' ')

/** Answers its last words. */
async function run(given: string[], nice: number, told: (second: number) => void = () => {}): Promise<string> {
  const args = given.flatMap((arg) => (arg === '-i' ? asFile : [arg]))
  const to = args.pop() ?? ''
  // One thread reads, and one writes: each takes memory of its own.
  const quiet = ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-progress', 'pipe:1']
  const child = spawn('nice', ['-n', `${nice}`, 'ffmpeg', ...quiet, ...args, '-threads', '1', to], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-wordsKept)
  })
  const end = () => child.kill('SIGKILL')
  const silence = setTimeout(end, silentMs)
  child.stdout.on('data', (chunk: Buffer) => {
    silence.refresh()
    const micros = /out_time_us=(\d+)/.exec(String(chunk))?.[1]
    if (micros) told(Number(micros) / 1_000_000)
  })
  process.once('exit', end)
  try {
    const [code, signal] = await once(child, 'close')
    if (code === 0) return words
    const problem = `ffmpeg ended with ${signal ?? code}: ${words}`
    if (diskFull.test(words)) throw new DiskFull(problem)
    throw signal || machinesFault.test(words) ? new Error(problem) : new NotReadable(problem)
  } finally {
    clearTimeout(silence)
    process.off('exit', end)
  }
}
