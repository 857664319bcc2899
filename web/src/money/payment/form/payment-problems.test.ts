import { expect, test } from 'vitest'
import { completeFields, missingDetails, type Owner } from './payment-problems'

const owner: Owner = {
  card_owner: 'Grace Sample',
  card_address: '1 Sample Road',
  card_city: 'Singapore',
  card_zip: '000000',
  card_country: 'Singapore',
}
const noOwner: Owner = { card_owner: '', card_address: ' ', card_city: '', card_zip: '', card_country: '' }

test('an empty form names every field at once, and says the sentence of the specification once', () => {
  const found = missingDetails(noOwner)
  expect(Object.keys(found)).toHaveLength(6)
  expect(found['']).toBe('Incomplete details. Please check again.')
  expect(missingDetails(owner)).toEqual({})
  expect(missingDetails({ card_owner: 'Grace Sample' })).toEqual({})
  expect(Object.keys(missingDetails({ ...owner, card_zip: '' }))).toEqual(['card_zip', ''])
})

test('a country that nobody knows is asked about where it stands', () => {
  expect(Object.keys(missingDetails({ ...owner, card_country: 'Orchard Road' }))).toEqual(['card_country'])
})

test('what is filled in is known', () => {
  expect(completeFields(owner).size).toBe(5)
  expect(completeFields(noOwner).size).toBe(0)
})
