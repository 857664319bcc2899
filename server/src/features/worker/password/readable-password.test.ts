import { expect, test } from 'vitest'
import { passwordWords } from './password-words'
import { readablePassword } from './readable-password'

test('the words are short, in small letters, each once, and make at least 40 bits with two digits of eight', () => {
  expect(passwordWords.filter((word) => !/^[a-z]{3,6}$/.test(word))).toEqual([])
  expect(new Set(passwordWords).size).toBe(passwordWords.length)
  expect(3 * Math.log2(passwordWords.length) + 2 * Math.log2(8)).toBeGreaterThanOrEqual(40)
})

test('a password is three of these words and two digits, and another one each time', () => {
  const made = Array.from({ length: 200 }, readablePassword)
  for (const password of made) {
    const [digits = '', ...words] = password.split('-').reverse()
    expect(words).toHaveLength(3)
    expect(words.every((word) => passwordWords.includes(word))).toBe(true)
    expect(digits).toMatch(/^[2-9]{2}$/)
  }
  expect(new Set(made).size).toBe(200)
})
