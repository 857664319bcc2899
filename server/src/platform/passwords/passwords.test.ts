import { expect, test } from 'vitest'
import { createPasswords, fullCost } from './passwords'

test('a password is kept as OWASP asks, and known again', async () => {
  const passwords = createPasswords(fullCost)
  const kept = await passwords.hash('sampaguita tea')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.matches(kept, 'sampaguita tea')).toBe(true)
  expect(await passwords.matches(kept, 'sampaguita te')).toBe(false)
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

test('who asks at a full queue is told to come again', async () => {
  const passwords = createPasswords({ memoryCost: 8, timeCost: 1 })
  const asked = await Promise.allSettled(Array.from({ length: 110 }, () => passwords.matches(null, 'x')))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]).toMatchObject({ reason: { code: 'busy' } })
})
