import { brand } from '@kasama/contract/brand'

/** A text with the product's present name at `{brand}`: a name that is written in while a file loads would stay for good. */
export const inBrand = (text: string): string => text.replaceAll('{brand}', () => brand.name)
