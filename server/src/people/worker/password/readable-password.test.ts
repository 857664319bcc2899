import { expect, test } from 'vitest'
import { consonants, digits, offensiveParts, readablePassword, vowels } from './readable-password'

/** The share of all passwords of six syllables that contain this part. */
function shareWith(part: string): number {
  const isVowel = (letter: string) => vowels.includes(letter)
  const positions = [...Array(12 - part.length + 1).keys()].filter((position) =>
    [...part].every((letter, index) => isVowel(letter) === ((position + index) % 2 === 1)),
  )
  const chance = [...part].reduce(
    (probability, letter) => probability / (isVowel(letter) ? vowels : consonants).length,
    1,
  )
  return positions.length * chance
}

test('a password has at least 40 bits: as many as can be made, without the offensive ones, are equally likely', () => {
  const syllables = consonants.length * vowels.length
  const refused = offensiveParts.map(shareWith).reduce((sum, share) => sum + share, 0)
  expect(6 * Math.log2(syllables) + Math.log2(1 - refused) + 2 * Math.log2(digits.length)).toBeGreaterThanOrEqual(40)
})

test('no letter or digit is there twice, none looks like another, and each offensive part can come up', () => {
  for (const letters of [consonants, vowels, digits]) expect(new Set(letters).size).toBe(letters.length)
  expect(consonants + vowels + digits).not.toMatch(/[lqvcfjxz01]/)
  expect(offensiveParts.filter((part) => shareWith(part) === 0 || !/^[a-z]+$/.test(part))).toEqual([])
  expect(offensiveParts.filter((part) => ![...part].every((letter) => (consonants + vowels).includes(letter)))).toEqual(
    [],
  )
})

test('a password is six syllables and two digits, 14 in all, without an offensive part, and another one each time', () => {
  const passwords = Array.from({ length: 2000 }, readablePassword)
  for (const password of passwords) {
    expect(password).toMatch(/^(?:[bdghkmnprst][aeiou]){3}-(?:[bdghkmnprst][aeiou]){3}-[2-9]{2}$/)
    expect(offensiveParts.filter((part) => password.replaceAll('-', '').includes(part))).toEqual([])
  }
  expect(new Set(passwords).size).toBe(2000)
})
