import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { noteBackup } from '#platform/backup/last-backup'
import { testApp } from '#test/app/test-app'
import { household } from '#test/people/people'
import { createMetrics } from './metrics'
import { noObservability } from './watching'

type Panel = { title: string; targets: { expr: string }[] }

const token = 'a-token-of-the-metrics'
const metric = /\b((?:kasama|process|nodejs)_\w+)(?:\{([^}]*)\})?/g

/** The metrics in a query, each with the labels that it groups or filters by, and their values. */
function queriesIn(expr: string) {
  const by = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/,\s*/))
  return [...expr.matchAll(metric)].map(([, name = '', matchers = '']) => {
    const labels = [...matchers.matchAll(/(\w+)=(~?)"([^"]*)"/g)].map(([, label = '', isPattern, value = '']) => ({
      label,
      values: label === 'status' ? [] : isPattern ? value.split('|') : [value],
    }))
    return { name, looked: [...by.map((label) => ({ label, values: [] as string[] })), ...labels] }
  })
}

test('every query of the dashboard file asks for what the server counts, by labels that it has', async () => {
  const metrics = createMetrics()
  const app = await testApp({ config: { metricsToken: token }, watching: { ...noObservability, metrics } })
  const { boss } = await household(app)
  const post = (url: string) =>
    app.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${boss.token}` } })
  for (const url of ['/api/payment/subscribe', '/api/payment/webhook', '/api/videos/1/watched']) await post(url)
  for (const event of ['mail', 'model_call'] as const) metrics.count(event, 'done')
  metrics.statement({ text: 'select 1', ms: 2, hasFailed: true })
  await mkdir(app.deps.config.dataDir, { recursive: true })
  await noteBackup(app.deps.config.dataDir, app.deps.now().toISOString())
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await app.app.inject({ url: '/metrics', headers })
  const samples = body.split('\n').filter((line) => !line.startsWith('#'))

  const file = readFileSync(new URL('../../../../docs/grafana-dashboard.json', import.meta.url), 'utf8')
  const { panels } = JSON.parse(file) as { panels: Panel[] }
  const queries = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => queriesIn(expr)))
  expect(queries.length).toBeGreaterThan(20)
  const rules = readFileSync(new URL('../../../../deploy/prometheus/rules.yml', import.meta.url), 'utf8')
  for (const [name] of file.matchAll(/kasama:\w+:\w+/g)) expect(rules).toContain(`- record: ${name}\n`)
  for (const { name, looked: labels } of queries) {
    const ownSamples = samples.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    expect(ownSamples, name).not.toEqual([])
    for (const { label, values } of labels) {
      expect(ownSamples.join('\n'), `${name} by ${label}`).toContain(`${label}="`)
      for (const value of values) expect(ownSamples.join('\n'), name).toContain(`${label}="${value}"`)
    }
  }
})
