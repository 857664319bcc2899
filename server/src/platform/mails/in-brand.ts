import { brand } from '@kasama/contract/brand'

/**
 * Fills in the product's present name for `{brand}`: a name that is inserted while a file loads would stay for good.
 */
export const inBrand = (text: string): string => text.replaceAll('{brand}', () => brand.name)
