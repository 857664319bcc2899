import type { TestProject } from 'vitest/node'
import { openPostgres } from '#platform/database/database'
import { poolerOfTests } from '../../../scripts/throwaway-pooler'
import { startPostgres } from '../../../scripts/throwaway-postgres'
import { prepare } from './prepare'

/**
 * Starts a throwaway PostgreSQL with a migrated database to copy for each test file; with TEST_POOLER=1 the tests reach
 * their databases through PgBouncer.
 */
export default async function setup(project: TestProject) {
  // Every minute a vacuum worker would be started for each file's database.
  const postgres = await startPostgres(['autovacuum=off'])
  const server = openPostgres(postgres.url)
  await server.executeSql('create database template_kasama')
  await server.close()
  const template = openPostgres(postgres.url.replace(/postgres$/, 'template_kasama'))
  await prepare(template)
  await template.close()
  project.provide('postgresUrl', postgres.url)
  const pooler = await poolerOfTests(postgres.url)
  project.provide('poolerUrl', pooler?.through(postgres.url) ?? '')
  return async () => {
    await pooler?.stop()
    await postgres.stop()
  }
}
