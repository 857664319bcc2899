const dollars = new Intl.NumberFormat('en-SG', { style: 'currency', currency: 'SGD', minimumFractionDigits: 2 })

/** Singapore's form in every language: '$19.90', and '$149' where there are no cents. */
export function money(cents: number): string {
  const text = dollars.format(cents / 100)
  return cents % 100 === 0 ? text.slice(0, -3) : text
}

/** Always with cents, as in a sum: '$149.00'. */
export function moneyWithCents(cents: number): string {
  return dollars.format(cents / 100)
}
