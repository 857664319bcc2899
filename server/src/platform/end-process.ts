import { Worker } from 'node:worker_threads'
import { holdDescriptors } from './files/descriptors'

/** More than the event loop of a thread needs (6 on Linux). */
const neededByThread = 16

/**
 * Prepares a thread that kills this process after a while, also where its event loop stands still and its own timers come
 * late. The thread costs memory, so it starts when it is needed; its descriptors are held from now on.
 */
export function preparedKill(): (afterMs: number) => void {
  const held = holdDescriptors(neededByThread)
  return (afterMs) => {
    held.release()
    const thread = new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${afterMs})`, {
      eval: true,
      execArgv: [],
    })
    thread.on('error', () => {})
    thread.unref()
  }
}
