import { expect, test } from 'vitest'
import { cardBrand } from '../../card-brand'
import { completeFields, missingDetails, type Owner } from './payment-problems'

const card = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' }
const owner: Owner = {
  card_owner: 'Grace Sample',
  card_address: '1 Sample Road',
  card_city: 'Singapore',
  card_zip: '000000',
  card_country: 'Singapore',
}
const noOwner: Owner = { card_owner: '', card_address: ' ', card_city: '', card_zip: '', card_country: '' }

test('an empty form names every field at once, and says the sentence of the specification once', () => {
  const found = missingDetails({ number: '', expiry: '', cvc: '' }, noOwner)
  expect(Object.keys(found)).toHaveLength(9)
  expect(found['']).toBe('Incomplete details. Please check again.')
  expect(missingDetails(card, owner)).toEqual({})
  expect(Object.keys(missingDetails(card, { ...owner, card_zip: '' }))).toEqual(['card_zip', ''])
})

test('complete fields are known, half ones are not', () => {
  expect(completeFields(card, owner).size).toBe(8)
  expect([...completeFields({ number: '4242 4242 4242 4241', expiry: '13 / 30', cvc: '12' }, noOwner)]).toEqual([])
})

test.each([
  ['4242', 'Visa'],
  ['5555 55', 'Mastercard'],
  ['2223', 'Mastercard'],
  ['3782', 'American Express'],
  ['9', null],
  ['', null],
])('%s is a card of %s', (number, brand) => {
  expect(cardBrand(number)).toBe(brand)
})
