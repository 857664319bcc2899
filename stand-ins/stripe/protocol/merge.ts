import type Stripe from 'stripe'

type Given = Stripe.MetadataParam | '' | null | undefined

/** Keys that are given are set, those given empty go, and an empty whole clears all. */
export function mergeMetadata(now: Stripe.Metadata | null, given: Given): Stripe.Metadata {
  if (given === undefined) return now ?? {}
  if (given === null || given === '') return {}
  const merged = { ...now, ...given }
  return Object.fromEntries(
    Object.entries(merged).flatMap(([key, value]) => (value === '' || value === null ? [] : [[key, String(value)]])),
  )
}

/** Sets the named fields of an object to what was given of them. */
export function mergeFields<T extends object, K extends keyof T>(into: T, given: object, names: readonly K[]): void {
  for (const name of names) {
    const value = (given as Partial<T>)[name]
    if (value !== undefined) into[name] = value as T[K]
  }
}

/** Stripe's decimals are text on the wire, whatever the SDK makes of them. */
export const decimalOf = (amount: number): Stripe.Decimal => String(amount) as unknown as Stripe.Decimal

/** What was said, or null. */
export const orNull = <T>(value: T | '' | null | undefined): T | null =>
  value === undefined || value === '' ? null : value

/** The id in a field that the SDK types as id or object; what the stand-in keeps is always the id. */
export const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '')
