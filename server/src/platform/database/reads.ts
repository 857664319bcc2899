import type { Replica } from './connection/replica'
import type { Db } from './db'

type Deps = { db: Db; replica: Replica | null }

/** Where feeds are read: what others changed may show a moment later. Never for access, sessions or money. */
export const feedDb = ({ db, replica }: Deps): Db => replica?.db ?? db

/** Where lists and charts of the desk are read: what the reader has just changed shows in them. */
export const listDb = async ({ db, replica }: Deps): Promise<Db> => (replica ? replica.upToNow() : db)
