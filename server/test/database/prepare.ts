import type { Deps } from '../../src/deps'
import { jobsOf } from '../../src/jobs'
import type { Database } from '../../src/platform/database/database'
import { migrate } from '../../src/platform/database/migrate'
import { createQueue } from '../../src/platform/jobs/jobs'

declare module 'vitest' {
  interface ProvidedContext {
    pgliteTemplate: string
    postgresUrl: string
  }
}

/** Migrates a database and creates the queues' tables in it. */
export async function prepare({ db, executeSql }: Database) {
  await migrate(db)
  await createQueue(executeSql, () => {}).create(jobsOf({} as Deps))
}
