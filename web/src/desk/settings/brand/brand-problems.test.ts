import { deliveredBrand } from '@kasama/contract/brand'
import { expect, test } from 'vitest'
import { isWithin, wholeNumber } from '../house/whole-number'
import { brandProblems } from './brand-problems'
import { brandFrom, flatBrand } from './flat-brand'

test('values that the server would refuse are reported at their field', () => {
  expect(brandProblems(deliveredBrand)).toEqual({})
  const { social, tagline } = deliveredBrand
  const wrong = {
    ...deliveredBrand,
    name: ' ',
    contactEmail: 'nobody',
    blogUrl: 'http://blog.example',
    tagline: { ...tagline, mya: '' },
    social: { ...social, instagram: 'instagram.example/kasama' },
  }
  expect(Object.keys(brandProblems(wrong)).sort()).toEqual(
    ['blogUrl', 'contactEmail', 'name', 'social.instagram', 'tagline.mya'].sort(),
  )
  expect(brandFrom(flatBrand(wrong))).toMatchObject({ social: wrong.social, tagline: wrong.tagline, name: ' ' })
})
test('a number may contain spaces and commas, be empty, or be invalid', () => {
  expect([wholeNumber('1,200'), wholeNumber(' '), wholeNumber('-1'), wholeNumber('1.5')]).toEqual([
    1200,
    null,
    Number.NaN,
    Number.NaN,
  ])
  expect([isWithin(5, 1, 5), isWithin(null, 0, 5), isWithin(Number.NaN, 0, 5)]).toEqual([true, false, false])
})
