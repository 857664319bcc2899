import { mediaQuery } from './media-query'

/** From 900 px on, one page shows the content of several phone screens. */
export const useIsWide = mediaQuery('(min-width: 900px)')
