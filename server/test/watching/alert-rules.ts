import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'

const rulesFile = join(import.meta.dirname, '../../../deploy/prometheus/rules.yml')

/** Prometheus' own tool, which evaluates rules (Debian: `prometheus`); without it only metrics are looked at. */
export const hasPromtool = spawnSync('promtool', ['--version']).status === 0

/** The names of all alerts of the rules. */
export const alertNames = (): string[] =>
  [...readFileSync(rulesFile, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)

type Sample = { series: string; value: number; isCounter: boolean }

/** The server's samples in the text that Prometheus reads. */
function samplesOf(text: string): Sample[] {
  const types = new Map([...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name = '', type = '']) => [name, type]))
  const lines = [...text.matchAll(/^(kasama_\w+)(\{.*\})? (\S+)$/gm)]
  return lines.map(([, name = '', labels = '', value]) => {
    const family = types.get(name) ?? types.get(name.replace(/_(bucket|count|sum)$/, ''))
    return { series: name + labels, value: Number(value), isCounter: family !== 'gauge' }
  })
}

/** The value of a sample, by its name and labels. */
export const sampleOf = (text: string, series: string): number | undefined =>
  samplesOf(text).find((sample) => sample.series === series)?.value

/** A look each minute: what happened between the two goes on happening, and gauges stay. */
function seriesOf(before: string, after: string, minutes: number) {
  const former = new Map(samplesOf(before).map(({ series, value }) => [series, value]))
  return samplesOf(after).map(({ series, value, isCounter }) => {
    const start = former.get(series) ?? 0
    return { series, values: isCounter ? `${start}+${value - start}x${minutes}` : `${value}x${minutes}` }
  })
}

type Looks = { before: string; after: string; minutes?: number }

/** Expects Prometheus to fire an alert if things stay as they are for so long, and not as they were. */
export function expectAlert(name: string, { before, after, minutes = 90 }: Looks) {
  expect(alertNames()).toContain(name)
  if (!hasPromtool) return
  const expr = `count(count by (alertname) (ALERTS{alertname="${name}",alertstate="firing"}))`
  const look = (exp_samples: object[]) => [{ expr, eval_time: `${minutes}m`, exp_samples }]
  const tests = [
    { interval: '1m', input_series: seriesOf(before, before, minutes), promql_expr_test: look([]) },
    {
      interval: '1m',
      input_series: seriesOf(before, after, minutes),
      promql_expr_test: look([{ labels: '{}', value: 1 }]),
    },
  ]
  const file = join(mkdtempSync(join(tmpdir(), 'kasama-rules-')), 'test.yml')
  // JSON is YAML, too.
  writeFileSync(file, JSON.stringify({ rule_files: [rulesFile], evaluation_interval: '1m', tests }))
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
  expect(status, stdout + stderr).toBe(0)
}
