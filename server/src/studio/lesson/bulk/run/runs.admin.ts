import type { deskRunsApi, RunState } from '@kasama/contract/studio/lesson/runs.api'
import { listVideoIds } from '#learning/library/desk/list-videos'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { beginRun } from './begin-run'
import { runJob } from './run.job'
import { findRun, isOpen, listOpenRuns, moveRun } from './run.queries'
import { showRun } from './show-run'
import { workOnRun } from './work-on-run'

export const deskRunsHandlers = (deps: Deps): Handlers<typeof deskRunsApi> => {
  const { db, now, jobs } = deps
  const show = async (id: number) => showRun(db, (await findRun(db, id)) ?? fail('not_found'))

  /** Does a run of chosen lessons. The job tries again if it fails, and reports it; the desk meanwhile follows it. */
  async function workAndShow(id: number) {
    const run = await findRun(db, id)
    if (run?.awaited && isOpen(run)) await workOnRun(deps, run).catch(() => {})
    return show(id)
  }

  /** Does nothing if the run has moved on already. */
  async function move(id: number, user: User, { from, to }: { from: RunState[]; to: 'done' | 'undoing' }) {
    const { awaited } = (await findRun(db, id)) ?? fail('not_found')
    await db.transaction().execute(async (tx) => {
      // A run of chosen lessons is undone below, and writes the entries of its lessons alone.
      if (!(await moveRun(tx, id, { from, to: { state: to, failed: false } })) || awaited) return
      if (to === 'undoing') await jobs.enqueue(tx, runJob, {})
      const about = { kind: 'list' as const, id: 'lessons', orgId: null }
      const action = to === 'done' ? 'bulk_run_stopped' : 'bulk_run_undone'
      await audit(tx, { at: now(), userId: user.id, action, about, detail: { run: id } })
    })
    return workAndShow(id)
  }

  return {
    'GET /admin/videos/count': async ({ query }) => ({ lessons: (await listVideoIds(db, query)).length }),
    'GET /admin/videos/runs': async () => ({
      runs: await Promise.all(
        (await listOpenRuns(db)).filter(({ awaited }) => !awaited).map((run) => showRun(db, run)),
      ),
    }),
    'POST /admin/videos/runs': async ({ body, user }) => workAndShow(await beginRun(deps, user, body)),
    'GET /admin/videos/runs/:id': ({ params }) => show(params.id),
    'POST /admin/videos/runs/:id/stop': ({ params, user }) => move(params.id, user, { from: ['doing'], to: 'done' }),
    'POST /admin/videos/runs/:id/undo': ({ params, user }) =>
      move(params.id, user, { from: ['doing', 'done'], to: 'undoing' }),
  }
}
