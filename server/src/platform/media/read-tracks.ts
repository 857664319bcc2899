import { Worker } from 'node:worker_threads'
import { needDescriptors } from '#platform/files/descriptors'

/** Codecs are null if there is no such track; `said` is the duration in the file's header. */
export type Tracks = {
  /** The container format, whatever the file is called. */
  format: string
  seconds: number
  said: number | null
  pictures: string | null
  /** The pictures' codec with its profile and level, as in `avc1.64001f`. */
  profile: string | null
  sound: string | null
}

/** The machine could not read it: the code of the system's error. */
type ReadFailure = { failed: string }
type Answer = Tracks | ReadFailure | null

/** A crafted index of a few bytes can keep the parser busy for years; an honest one is read in seconds. */
const usualPatienceMs = 30_000
const mostMegabytes = 256

/** The worker's file extension, in the bundle and in the sources. */
const ending = import.meta.url.endsWith('.js') ? 'js' : 'mjs'
const place = new URL(`./tracks-worker.${ending}`, import.meta.url)

/**
 * A pack has thousands of clips, and starting a thread takes longer than reading one: an idle thread is kept for a
 * while.
 */
const idleMs = 5000
const idle = new Set<Worker>()

function take(): Worker {
  const [waiting] = idle
  if (!waiting) return began()
  idle.delete(waiting)
  waiting.ref()
  return waiting
}

function began(): Worker {
  // A thread that could not start would look like a clip that can't be read.
  needDescriptors()
  const worker = new Worker(place, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } })
  // An idle worker may die; the next call starts another.
  worker.on('error', () => idle.delete(worker))
  return worker
}

function giveBack(worker: Worker): void {
  worker.unref()
  idle.add(worker)
  setTimeout(() => idle.delete(worker) && void worker.terminate(), idleMs).unref()
}

/** A path, or the bytes of a file that is not on disk. */
type File = string | Uint8Array

/**
 * The tracks of a file and their durations by header and by frames; null if they can't be read. A worker thread parses
 * it, so that a malicious file takes neither this process's time nor its memory. Throws where the machine fails.
 */
export async function readTracks(file: File, patienceMs = usualPatienceMs): Promise<Tracks | null> {
  const worker = take()
  const found = await answerOf(worker, file, patienceMs)
  if (found !== undefined) giveBack(worker)
  else await worker.terminate()
  if (found && 'failed' in found) throw new Error(`the file could not be read: ${found.failed}`)
  return found ?? null
}

/** Undefined if the thread dies or does not answer in time. */
function answerOf(worker: Worker, file: File, patienceMs: number): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const answered = (found?: Answer) => {
      clearTimeout(timer)
      worker.off('message', answered).off('error', ended).off('exit', ended)
      resolve(found)
    }
    const ended = () => answered()
    const timer = setTimeout(ended, patienceMs)
    worker.once('message', answered).once('error', ended).once('exit', ended)
    worker.postMessage(file)
  })
}
