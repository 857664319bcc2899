import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'

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

/** A third of an equal share: calls go first, and the work still ends on a machine that is never idle. */
const behindCalls = 5

/** Runs ffmpeg for somebody who waits for the answer. */
export const ffmpegNow = (args: string[]) => run(args, 0)

/** Runs ffmpeg in the background; `told` hears the second that it has come to. */
export const ffmpegBehind = (args: string[], told: (second: number) => void) => run(args, behindCalls, told)

/** Only files that hold their own frames are read: a playlist would have other files of this machine opened. */
const asFile = '-protocol_whitelist file -format_whitelist mov,matroska,mpegts,mp3,wav,ogg,aac,flac -i'.split(' ')

async function run(given: string[], nice: number, told: (second: number) => void = () => {}): Promise<void> {
  const args = given.flatMap((arg) => (arg === '-i' ? asFile : [arg]))
  const quiet = ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-progress', 'pipe:1']
  const child = spawn('nice', ['-n', `${nice}`, 'ffmpeg', ...quiet, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-wordsKept)
  })
  child.stdout.on('data', (chunk: Buffer) => {
    const micros = /out_time_us=(\d+)/.exec(String(chunk))?.[1]
    if (micros) told(Number(micros) / 1_000_000)
  })
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  try {
    const [code] = await once(child, 'close')
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${words}`)
  } finally {
    process.off('exit', end)
  }
}
