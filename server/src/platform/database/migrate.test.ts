import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationsFolder } from '../folders'

test('each migration has the number after the one before, so that their order is the order they were written in', () => {
  const numbers = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})
