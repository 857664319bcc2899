import type Stripe from 'stripe'

/** More than any customer has; an endless list must not fill the memory. */
export const maxItems = 10_000

/** Returns a whole list, over all its pages. Request pages of 100, the maximum. */
export const everyOne = <T>(list: Stripe.ApiListPromise<T>): Promise<T[]> => list.autoPagingToArray({ limit: maxItems })
