import { expect, test } from 'vitest'
import { firstChoice, formChoices } from './form-choice'

const sizes = { sharp: 2_100_000, low: 900_000, audio: 500_000 }
const formsOf = (options: Parameters<typeof formChoices>[0]) => formChoices(options).map(({ form }) => form)

test('a picture and the sound alone are offered; the picture is small for a reader who saves data', () => {
  expect(formsOf({ sizes, free: null })).toEqual(['sharp', 'audio'])
  expect(formsOf({ sizes, free: null, saver: 'low' })).toEqual(['low', 'audio'])
  expect(formsOf({ sizes: { sharp: 1, audio: 1 }, free: null, saver: 'low' })).toEqual(['sharp', 'audio'])
  expect(formsOf({ sizes: { sharp: 1 }, free: null })).toEqual(['sharp'])
})

test('what does not fit stays visible, and the next smaller form is offered', () => {
  const choices = formChoices({ sizes, free: 950_000 })
  expect(choices.map(({ form, fits }) => [form, fits])).toEqual([
    ['sharp', false],
    ['low', true],
    ['audio', true],
  ])
  expect(firstChoice(choices)?.form).toBe('low')
  expect(firstChoice(formChoices({ sizes, free: 600_000 }))?.form).toBe('audio')
  expect(firstChoice(formChoices({ sizes, free: 100 }))).toBeUndefined()
})

test('the form that the phone has refused does not fit, whatever the browser estimates', () => {
  expect(firstChoice(formChoices({ sizes, free: 9e9, refused: 'sharp' }))?.form).toBe('low')
})

test("the reader's data saver chooses first", () => {
  expect(firstChoice(formChoices({ sizes, free: null, saver: 'audio' }), 'audio')?.form).toBe('audio')
  expect(firstChoice(formChoices({ sizes, free: null, saver: 'low' }), 'low')?.form).toBe('low')
})
