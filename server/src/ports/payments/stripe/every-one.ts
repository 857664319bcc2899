import type Stripe from 'stripe'

/** Of one customer there are never so many; a list that has no end must not fill the memory. */
const most = 10_000

/** All of a list, however many pages it has. Ask for pages of 100, the longest that there are. */
export const everyOne = <T>(list: Stripe.ApiListPromise<T>): Promise<T[]> => list.autoPagingToArray({ limit: most })
