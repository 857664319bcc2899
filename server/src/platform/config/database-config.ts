import type { Variables } from './variables'

export type DatabaseConfig = {
  /** Null: the database is embedded. */
  databaseUrl: string | null
  /** Address of the same database without the pooler that `databaseUrl` names; null: there is no pooler. */
  databaseDirectUrl: string | null
  /** A replica for reads that may be a moment old; null: there is none. */
  databaseReadUrl: string | null
}

export function databaseConfig({ address, problems }: Variables): DatabaseConfig {
  const databaseUrl = address('DATABASE_URL')
  const databaseDirectUrl = address('DATABASE_DIRECT_URL')
  const databaseReadUrl = address('DATABASE_READ_URL')
  if (!databaseUrl && (databaseDirectUrl || databaseReadUrl))
    problems.push('DATABASE_URL is missing: DATABASE_DIRECT_URL and DATABASE_READ_URL stand beside it')
  return { databaseUrl, databaseDirectUrl, databaseReadUrl }
}
