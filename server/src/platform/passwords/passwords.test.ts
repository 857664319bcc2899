import { expect, test } from 'vitest'
import { createPasswords, fullCost, hashesAtOnce } from './passwords'

test('a password is kept as OWASP asks, and known again', async () => {
  const passwords = createPasswords(fullCost)
  const hash = await passwords.hash('sampaguita tea')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(hash, 'sampaguita tea')).toBe(true)
  expect(await passwords.matches(hash, 'sampaguita te')).toBe(false)
})

test.each(['sampaguita-2025 ', '\u200bsampaguita-2025', ' \u00a0sampaguita-2025\ufeff\n'])(
  'a password is right with blanks around it: %j',
  async (typed) => {
    const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })
    expect(await passwords.matches(await passwords.hash('sampaguita-2025'), typed)).toBe(true)
    expect(await passwords.matches(await passwords.hash(typed), typed)).toBe(true)
    expect(await passwords.matches(null, typed)).toBe(false)
    expect(await passwords.matches(await passwords.hash('sampaguita -2025'), typed)).toBe(false)
  },
)

test('a full queue refuses further requests with "try again"', async () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })
  const results = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.matches(null, 'x')))
  const rejected = results.filter((result) => result.status === 'rejected')
  expect(rejected).toHaveLength(110 - 100 - hashesAtOnce)
  expect(rejected[0]).toMatchObject({ reason: { code: 'busy' } })
})
