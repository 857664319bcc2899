import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { DiskFull } from '#platform/files/disk-full'
import { hasCode } from '#platform/files/system-error'

let found: Promise<boolean> | undefined

/** Whether ffmpeg is installed; without it clips are used as they are. */
export function hasFfmpeg(): Promise<boolean> {
  found ??= look().catch((error) => {
    found = undefined
    throw error
  })
  return found
}

/** A missing or failing program counts as not installed; the reason why it could not start may be over soon. */
const look = () =>
  new Promise<boolean>((resolve, reject) =>
    execFile('ffmpeg', ['-version'], (error) => {
      const isSure = !error || typeof error.code === 'number' || hasCode(error, ['ENOENT', 'EACCES'])
      return isSure ? resolve(!error) : reject(error)
    }),
  )

/** Makes the next call check again whether ffmpeg is installed, for tests that hide it. */
export const forgetFfmpeg = () => {
  found = undefined
}

const stderrKept = 2000

/** ffmpeg reports its progress twice a second: after this time without a report it hangs. */
const silentMs = 120_000

/** ffmpeg failed because of the file itself, not because of a full disk or missing memory. */
export class NotReadable extends Error {}

const diskFull = /No space left|Disk quota/
const outOfDescriptors = /Too many open files/
const machinesFault = /Cannot allocate memory|Input\/output error/

/**
 * The niceness of background work: a third of an equal share, so that calls go first and the work still ends on a busy
 * machine.
 */
const backgroundNiceness = 5

/**
 * An MP4 whose index comes first, with one entry for each second of pictures and of sound instead of one for each
 * frame: the index of two minutes has 27 kB less, which a phone at 400 kbit/s would wait for half a second.
 */
export const fast = '-movflags +faststart -chunk_duration 1000000'.split(' ')

/** Runs ffmpeg for a caller who waits. */
export const ffmpegNow = async (args: string[]): Promise<void> => void (await run(args, 0))

/** The loudness of a recording after a filter, in LUFS; null if it is too short to be measured. */
export async function measureLoudness(from: string[], filter: string): Promise<number | null> {
  const measured = ['-v', 'info', ...from, '-af', `${filter},loudnorm=print_format=json`, '-f', 'null', '-']
  const inputLoudness = /"input_i" : "(-?[\d.]+)"/.exec(await run(measured, 0))?.[1]
  return inputLoudness === undefined ? null : Number(inputLoudness)
}

/** Runs ffmpeg in the background; `onProgress` receives the second that it has reached. */
export const ffmpegInBackground = async (args: string[], onProgress: (second: number) => void): Promise<void> =>
  void (await run(args, backgroundNiceness, onProgress))

/**
 * Only formats that contain their own frames are read: a playlist could make ffmpeg open other files of this machine.
 */
const asFile = '-protocol_whitelist file -format_whitelist mov,matroska,mpegts,mp3,wav,ogg,aac,flac -i'.split(' ')

/** Returns the end of what ffmpeg wrote to stderr. */
async function run(given: string[], nice: number, onProgress: (second: number) => void = () => {}): Promise<string> {
  const args = given.flatMap((arg) => (arg === '-i' ? asFile : [arg]))
  const to = args.pop() ?? ''
  // One decoder and one encoder thread: each further thread takes more memory.
  const quiet = ['-nostdin', '-v', 'error', '-y', '-threads', '1', '-progress', 'pipe:1']
  const child = spawn('nice', ['-n', `${nice}`, 'ffmpeg', ...quiet, ...args, '-threads', '1', to], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  // A process without a free descriptor has no streams; its error follows a moment later.
  if (!child.stdout || !child.stderr) throw (await closed.catch((error) => error)) as Error
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => {
    words = `${words}${chunk}`.slice(-stderrKept)
  })
  const end = () => child.kill('SIGKILL')
  const silence = setTimeout(end, silentMs)
  child.stdout.on('data', (chunk: Buffer) => {
    silence.refresh()
    const micros = /out_time_us=(\d+)/.exec(String(chunk))?.[1]
    if (micros) onProgress(Number(micros) / 1_000_000)
  })
  process.once('exit', end)
  try {
    const [code, signal] = await closed
    if (code === 0) return words
    const problem = `ffmpeg ended with ${signal ?? code}: ${words}`
    if (diskFull.test(words)) throw new DiskFull(problem)
    if (outOfDescriptors.test(words)) throw Object.assign(new Error(problem), { code: 'EMFILE' })
    throw signal || machinesFault.test(words) ? new Error(problem) : new NotReadable(problem)
  } finally {
    clearTimeout(silence)
    process.off('exit', end)
  }
}
