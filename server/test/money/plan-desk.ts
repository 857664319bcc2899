import type { TestApp } from '../app/test-app'
import type { Person } from '../people/people'
import { ofAccount } from './billing'

type PlanListRequest = { q?: string; view?: 'all' | 'look' | 'differs' | 'ending'; limit?: number; cursor?: string }
type Stage = { app: TestApp; admin: Person }

/** Reads plans as an admin does, in the app that `stage` returns once it has started. */
export function planDesk(stage: () => Stage) {
  async function list(query: PlanListRequest = {}) {
    const { app, admin } = stage()
    return (await app.call('GET /admin/subscriptions', { query }, admin.token)).data
  }
  return {
    list,
    ids: ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ user_id }) => user_id),
    async billing({ id }: Person) {
      const { app, admin } = stage()
      return (await app.call('GET /admin/accounts/:id/billing', { params: { id } }, admin.token)).data
    },
    /** The id of her plan at the provider. */
    idAt: async (boss: Person) => String((await ofAccount(stage().app, boss, 'subscription'))[0]?.id),
  }
}
