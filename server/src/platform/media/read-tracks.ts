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
type WorkerAnswer = Tracks | ReadFailure | null

/** A crafted index of a few bytes can keep the parser busy for years; an honest one is read in seconds. */
const usualPatienceMs = 30_000
const maxMegabytes = 256

/** The worker's file extension, in the bundle and in the sources. */
const ending = import.meta.url.endsWith('.js') ? 'js' : 'mjs'
const workerUrl = new URL(`./tracks-worker.${ending}`, import.meta.url)

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
  const worker = new Worker(workerUrl, { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes } })
  // An idle worker may die; the next call starts another.
  worker.on('error', () => idle.delete(worker))
  return worker
}

function returnWorker(worker: Worker): void {
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
  const answer = await answerOf(worker, file, patienceMs)
  if (answer !== undefined) returnWorker(worker)
  else await worker.terminate()
  if (answer && 'failed' in answer) throw new Error(`the file could not be read: ${answer.failed}`)
  return answer ?? null
}

/** Undefined if the thread dies or does not answer in time. */
function answerOf(worker: Worker, file: File, patienceMs: number): Promise<WorkerAnswer | undefined> {
  return new Promise((resolve) => {
    const settle = (answer?: WorkerAnswer) => {
      clearTimeout(timer)
      worker.off('message', settle).off('error', ended).off('exit', ended)
      resolve(answer)
    }
    const ended = () => settle()
    const timer = setTimeout(ended, patienceMs)
    worker.once('message', settle).once('error', ended).once('exit', ended)
    worker.postMessage(file)
  })
}
