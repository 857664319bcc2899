import { expect, test } from 'vitest'
import { type CardholderDetails, detailErrors, filledDetails } from './cardholder-details'

const details: CardholderDetails = {
  card_owner: 'Grace Sample',
  card_address: '1 Sample Road',
  card_city: 'Singapore',
  card_zip: '000000',
  card_country: 'Singapore',
}
const emptyDetails: CardholderDetails = {
  card_owner: '',
  card_address: ' ',
  card_city: '',
  card_zip: '',
  card_country: '',
}

test('an empty form has an error at every field, and the sentence of the specification once', () => {
  const errors = detailErrors(emptyDetails)
  expect(Object.keys(errors)).toHaveLength(6)
  expect(errors['']).toBe('Incomplete details. Please check again.')
  expect(detailErrors(details)).toEqual({})
  expect(detailErrors({ card_owner: 'Grace Sample' })).toEqual({})
  expect(Object.keys(detailErrors({ ...details, card_zip: '' }))).toEqual(['card_zip', ''])
})

test('an unknown country has an error at its field', () => {
  expect(Object.keys(detailErrors({ ...details, card_country: 'Orchard Road' }))).toEqual(['card_country'])
})

test('returns the filled-in fields', () => {
  expect(filledDetails(details).size).toBe(5)
  expect(filledDetails(emptyDetails).size).toBe(0)
})
