/** @module-tag long */
import { fixedTopics } from '@kasama/contract/studio/content/lists.rules'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '#platform/database/database'
import { startServer } from '#test/app/server-process'

/** The address of an empty database. */
async function emptyDatabase(name: string): Promise<string> {
  const url = inject('postgresUrl')
  const server = openPostgres(url)
  await server.executeSql(`create database ${name}`)
  await server.close()
  return url.replace(/postgres$/, name)
}

test.each([
  ['plain', {}],
  ['with the demo', { DEMO: '1' }],
])('several processes that start at once on an empty database all serve the twelve topics: %s', async (name, more) => {
  const url = await emptyDatabase(`starts_${name.replace(/\W/g, '_')}`)
  const starts = Array.from({ length: 4 }, () => startServer({ DATABASE_URL: url, MAX_EVENT_LOOP_DELAY: '0', ...more }))
  const servers = (await Promise.allSettled(starts)).map((start) => {
    if (start.status === 'rejected') throw start.reason
    return start.value
  })
  for (const { origin } of servers) {
    const topics = (await (await fetch(`${origin}/api/topics`)).json()) as { data: { id: number }[] }
    expect(topics.data.map(({ id }) => id)).toEqual(fixedTopics)
  }
  expect(await Promise.all(servers.map(({ stop }) => stop('SIGTERM')))).toEqual([0, 0, 0, 0])
})
