import { jobsOf } from '#app/jobs'
import type { Database } from '#platform/database/database'
import { migrate } from '#platform/database/migrate'
import type { Deps } from '#platform/deps'
import { createQueue } from '#platform/jobs/jobs'

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string
    postgresUrl: string
    /** Address of PostgreSQL through a pooler; empty without one. */
    poolerUrl: string
  }
}

/** Migrates a database and creates the queues' tables in it. */
export async function prepare({ db, executeSql }: Database) {
  await migrate(db)
  await createQueue(executeSql, () => {}).create(jobsOf({} as Deps))
}
