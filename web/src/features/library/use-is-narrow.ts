import { mediaQuery } from '../../shared/device/media-query'

/** Specification, section 9: a phone is 450 px wide or less. */
export const useIsNarrow = mediaQuery('(max-width: 450px)')
