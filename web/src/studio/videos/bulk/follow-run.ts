import type { BulkRun } from '@kasama/contract/studio/runs.api'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { RequestError } from '#shared/api/request-error.ts'

const lookMs = 1000

export const isWorking = ({ state }: BulkRun) => state === 'doing' || state === 'undoing'

/**
 * Polls a run until it is over, and passes each state to `told`; lost connections are retried. Returns the last state.
 */
export async function followRun(run: BulkRun, told: (run: BulkRun) => void): Promise<BulkRun> {
  let latest = run
  told(latest)
  while (isWorking(latest)) {
    await new Promise((looked) => setTimeout(looked, lookMs))
    try {
      latest = await deskRequest('GET /admin/videos/runs/:id', { params: { id: run.id } })
      told(latest)
    } catch (error) {
      // The server would refuse the same request again.
      if (error instanceof RequestError && error.status >= 400 && error.status < 500) throw error
    }
  }
  return latest
}
