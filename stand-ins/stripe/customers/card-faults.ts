import type { Decline } from './test-cards'

type CardInput = { number: string; exp_month: number; exp_year: number; cvc?: string | undefined }

function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce(
    (total, digit, n) => total + (n % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  )
  return number.length >= 13 && sum % 10 === 0
}

const fault = (code: string, message: string): Decline => ({ code, message, decline_code: undefined })

/** The fault of a typed card, found before any bank is asked. */
export function cardFault(
  { number, exp_month: month, exp_year: year, cvc }: CardInput,
  now: Date,
): Decline | undefined {
  if (!passesLuhn(number)) return fault('incorrect_number', 'Your card number is incorrect.')
  if (month < 1 || month > 12) return fault('invalid_expiry_month', "Your card's expiration month is invalid.")
  const end = Date.UTC(year < 100 ? 2000 + year : year, month)
  if (end <= now.getTime()) return fault('invalid_expiry_year', "Your card's expiration year is invalid.")
  if (cvc && !/^\d{3,4}$/.test(cvc)) return fault('invalid_cvc', "Your card's security code is invalid.")
  return undefined
}
