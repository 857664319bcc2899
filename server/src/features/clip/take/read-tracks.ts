import { Worker } from 'node:worker_threads'

/** Codecs are null where there is no such track; `said` is how long the file's head says it lasts. */
export type Tracks = {
  /** What kind of file it is, whatever it is called. */
  format: string
  seconds: number
  said: number | null
  pictures: string | null
  sound: string | null
}

/** A few bytes of a file's index can keep its reader busy for years. An honest one is read in seconds. */
const usualPatienceMs = 30_000
const mostMegabytes = 256

/** Beside this file, as it is built and as it is written. */
const ending = import.meta.url.endsWith('.js') ? 'js' : 'mjs'
const place = new URL(`./tracks-worker.${ending}`, import.meta.url)

/** A pack has thousands of clips, and a thread takes longer to begin than to read one: it stays for the next one a while. */
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
  const worker = new Worker(place, { resourceLimits: { maxOldGenerationSizeMb: mostMegabytes } })
  // One that dies while nobody waits for it is no fault.
  worker.on('error', () => idle.delete(worker))
  return worker
}

function giveBack(worker: Worker): void {
  worker.unref()
  idle.add(worker)
  setTimeout(() => idle.delete(worker) && void worker.terminate(), idleMs).unref()
}

/** The path of a file, or what is in one that is kept nowhere. */
type File = string | Uint8Array

/**
 * What a file's tracks are and last, by their head and by their frames; null where they can't be read. A thread of its own
 * reads them, so that a file that was made to harm takes neither this process's time nor its memory.
 */
export async function readTracks(file: File, patienceMs = usualPatienceMs): Promise<Tracks | null> {
  const worker = take()
  const found = await answerOf(worker, file, patienceMs)
  if (found !== undefined) giveBack(worker)
  else await worker.terminate()
  return found ?? null
}

/** Undefined where the thread ends, or does not answer in time. */
function answerOf(worker: Worker, file: File, patienceMs: number): Promise<Tracks | null | undefined> {
  return new Promise((resolve) => {
    const told = (found?: Tracks | null) => {
      clearTimeout(timer)
      worker.off('message', told).off('error', ended).off('exit', ended)
      resolve(found)
    }
    const ended = () => told()
    const timer = setTimeout(ended, patienceMs)
    worker.once('message', told).once('error', ended).once('exit', ended)
    worker.postMessage(file)
  })
}
