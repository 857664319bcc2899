/** The largest id that the contract accepts (contract/src/fields.ts). */
const largestId = 2_147_483_647

/** The id in a path, which has digits only; undefined if it can't be a row's id. */
export function rowId(text: string | null | undefined): number | undefined {
  const id = /^[1-9]\d*$/.test(text ?? '') ? Number(text) : Number.NaN
  return id <= largestId ? id : undefined
}
