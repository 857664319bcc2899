import { mediaQuery } from './media-query'

/** From 900 px on, one page shows what are several screens on a phone. */
export const useIsWide = mediaQuery('(min-width: 900px)')
