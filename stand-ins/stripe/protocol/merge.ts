import type Stripe from 'stripe'

type MetadataInput = Stripe.MetadataParam | '' | null | undefined

/** Sets the given keys, removes those given empty; an empty value for the whole clears all. */
export function mergeMetadata(current: Stripe.Metadata | null, changes: MetadataInput): Stripe.Metadata {
  if (changes === undefined) return current ?? {}
  if (changes === null || changes === '') return {}
  const merged = { ...current, ...changes }
  return Object.fromEntries(
    Object.entries(merged).flatMap(([key, value]) => (value === '' || value === null ? [] : [[key, String(value)]])),
  )
}

/** Sets the named fields of an object to the given values. */
export function mergeFields<T extends object, K extends keyof T>(
  target: T,
  changes: object,
  names: readonly K[],
): void {
  for (const name of names) {
    const value = (changes as Partial<T>)[name]
    if (value !== undefined) target[name] = value as T[K]
  }
}

/** Stripe sends decimals as text, whatever the SDK's types say. */
export const decimalOf = (amount: number): Stripe.Decimal => String(amount) as unknown as Stripe.Decimal

/** The given value, or null. */
export const orNull = <T>(value: T | '' | null | undefined): T | null =>
  value === undefined || value === '' ? null : value

/** The id in a field that the SDK types as id or object; what the stand-in keeps is always the id. */
export const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '')
