/** Rows on a page of a list, unless the query names another limit. */
export const pageSize = 24

/** `total` of a list is exact up to this; one more means that there are more. */
export const countsTo = 1000

/** A file of a list has at most this many rows; a longer list is narrowed first. */
export const mostExported = 20_000
