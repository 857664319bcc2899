import type { Replica } from './connection/replica'
import type { Db } from './db'

type Deps = { db: Db; replica: Replica | null }

/** The database of feeds: others' changes may show a moment later. Never for access, sessions or money. */
export const feedDb = ({ db, replica }: Deps): Db => replica?.db ?? db

/** The database of the desk's lists and charts, which has everything that their reader has just changed. */
export const listDb = async ({ db, replica }: Deps): Promise<Db> => (replica ? replica.upToNow() : db)
