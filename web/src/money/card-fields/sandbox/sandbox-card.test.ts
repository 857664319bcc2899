import { describe, expect, test } from 'vitest'
import { cardBrand } from './card-brand'
import { groupedExpiry, groupedNumber, passesLuhn } from './card-format'
import { emptyCard, missingCardFields, sandboxCard, validCardFields } from './sandbox-card'

const card = { number: '4242 4242 4242 4242', expiry: '08 / 28', cvc: '123' }
const owner = {
  name: 'Grace Orchid',
  address: { line1: '12 Lorong Melati', city: 'Singapore', postal_code: '437012', country: 'Singapore' },
}
const client = sandboxCard(() => new Date('2026-11-20T00:00:00Z'))
const problem = (changes: Partial<typeof card>, cardholder = owner) =>
  client.createSource({ ...card, ...changes }, cardholder).catch((error) => error)

describe('the sandbox card client', () => {
  test('knows the published test numbers', async () => {
    expect(await client.createSource(card, owner)).toBe('pm_card_visa')
    expect(await client.createSource({ ...card, number: '4000000000000002' }, owner)).toBe('pm_card_chargeDeclined')
  })

  test('refuses a real number and says why, without repeating it', async () => {
    const error = await problem({ number: '4111 1111 1111 1111' })
    expect(error.message).toBe('Your card number is incorrect.')
    expect(error.field).toBe('number')
    expect(error.hint).toContain('test mode')
    expect(JSON.stringify(error)).not.toContain('4111')
  })

  test('names the field that is incomplete', async () => {
    expect(await problem({ number: '4242' })).toMatchObject({
      message: 'Incomplete details. Please check again.',
      field: 'number',
    })
    expect(await problem({ expiry: '13 / 28' })).toMatchObject({ field: 'expiry' })
    expect(await problem({ cvc: '12' })).toMatchObject({ field: 'cvc' })
    expect(await problem({}, { ...owner, name: ' ' })).toMatchObject({ field: undefined })
  })

  test('takes a card until the last day of its month', async () => {
    expect(await problem({ expiry: '11 / 26' })).toBe('pm_card_visa')
    expect(await problem({ expiry: '10 / 26' })).toMatchObject({ message: 'Your card has expired.' })
  })
})

describe('typed card data', () => {
  test('is grouped as on the card', () => {
    expect(groupedNumber('4242424242424242')).toBe('4242 4242 4242 4242')
    expect(groupedNumber('4242 42')).toBe('4242 42')
    expect(groupedExpiry('828')).toBe('08 / 28')
    expect(groupedExpiry('12')).toBe('12')
    expect(groupedExpiry('12 / 2')).toBe('12 / 2')
    expect(groupedExpiry('12 /')).toBe('12')
  })

  test('has a check digit', () => {
    expect(passesLuhn('4242424242424242')).toBe(true)
    expect(passesLuhn('4242424242424241')).toBe(false)
  })
})

test('returns all empty fields at once, with the sentence of the specification', () => {
  const errors = missingCardFields(emptyCard)
  expect(Object.keys(errors)).toEqual(['number', 'expiry', 'cvc', ''])
  expect(errors['']).toBe('Incomplete details. Please check again.')
  expect(missingCardFields(card)).toEqual({})
  expect(validCardFields(card).size).toBe(3)
  expect(validCardFields({ number: '4242 4242 4242 4241', expiry: '13 / 30', cvc: '12' }).size).toBe(0)
})

test.each([
  ['4242', 'Visa'],
  ['5555 55', 'Mastercard'],
  ['2223', 'Mastercard'],
  ['3782', 'Amex'],
  ['9', null],
  ['', null],
])('%s is a card of %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand)
})
