/** Rows on a page of a list, unless the query names another limit. */
export const pageSize = 24

/** The `total` of a list is exact up to this number; one more means that there are more. */
export const maxExactCount = 1000

/** Maximum number of rows of an exported list; a longer list must be filtered first. */
export const maxExportedRows = 20_000
