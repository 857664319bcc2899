import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../server/src/platform/config/config'
import { variableList } from '../server/src/platform/config/variable-list'
import { writtenFiles } from './write-variables'

test('the page of variables and .env.example are as the code says (npm run docs:variables)', () => {
  for (const [file, text] of Object.entries(writtenFiles())) expect(readFileSync(file, 'utf8'), file).toBe(text)
})
test('a variable that is set to its default changes nothing', () => {
  const defaults = Object.entries(variableList).map(([name, [value]]) => [name, value])
  expect(readConfig(Object.fromEntries(defaults))).toEqual(readConfig({}))
})
test('compose.yaml gives the servers variables that they read', () => {
  const compose = readFileSync('deploy/compose.yaml', 'utf8')
  const [, server = ''] = /^ {2}environment:\n((?: {4}.*\n)+)/m.exec(compose) ?? []
  const names = [...server.matchAll(/^ {4}([A-Z0-9_]+):/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(Object.keys(variableList)).toEqual(expect.arrayContaining(names))
  const wanted = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
  const page = readFileSync('docs/operations/install.md', 'utf8').split('## In containers')[1]
  for (const name of wanted) expect(page).toContain(`\`${name}\``)
})
test('the example of production has what production needs', () => {
  const example = readFileSync('deploy/env.example', 'utf8')
  const set = [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value]) => [name, value])
  const env = { ...Object.fromEntries(set), SECRET_KEY: 'x'.repeat(32), METRICS_TOKEN: 'x'.repeat(16) }
  expect(readConfig({ ...env, NODE_ENV: 'production' })).toMatchObject({ production: true })
  expect(Object.keys(variableList)).toEqual(expect.arrayContaining(Object.keys(env)))
})
