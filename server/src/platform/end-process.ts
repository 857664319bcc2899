import { Worker } from 'node:worker_threads'

/**
 * Kills this process after a while, also where its event loop stands still and its own timers come late. The thread costs
 * memory, so it starts only when the process must leave; where it can't start, those timers are left.
 */
export function killAfter(ms: number) {
  const thread = new Worker(`setTimeout(() => process.kill(process.pid, 'SIGKILL'), ${ms})`, {
    eval: true,
    execArgv: [],
  })
  thread.on('error', () => {})
  thread.unref()
}
