let formatter: Intl.NumberFormat | undefined

/** The formatter is created with the first price: that is slow, and screens without prices load this file too. */
function dollars(cents: number): string {
  formatter ??= new Intl.NumberFormat('en-SG', { style: 'currency', currency: 'SGD', minimumFractionDigits: 2 })
  return formatter.format(cents / 100)
}

/** Singapore's form in every language: '$19.90', and '$149' where there are no cents. */
export function money(cents: number): string {
  const text = dollars(cents)
  return cents % 100 === 0 ? text.slice(0, -3) : text
}

/** Always with cents, as in a sum: '$149.00'. */
export const moneyWithCents = dollars
