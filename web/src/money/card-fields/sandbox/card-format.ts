export const digitsOf = (typed: string) => typed.replace(/\D/g, '')

/** Formats 4242424242424242 as 4242 4242 4242 4242. */
export function groupedNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Formats 828 and 0828 as 08 / 28; the part after the slash may still be missing. */
export function groupedExpiry(typed: string): string {
  const digits = digitsOf(typed)
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const month = padded.slice(0, 2)
  return padded.length > 2 ? `${month} / ${padded.slice(2, 4)}` : month
}

/** The end of a card's last month; undefined if MM / YY is incomplete or no month. */
export function expiryEnd(expiry: string): Date | undefined {
  const [, month, year] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(expiry.trim()) ?? []
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return undefined
  return new Date(2000 + Number(year), Number(month), 1)
}

/** Whether the check digit at the end of a card number is right. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return number.length >= 12 && sum % 10 === 0
}
