import { titleLimit } from '@kasama/contract/video.rules'
import { mediaQuery } from '../../device/media-query'

/** Specification, section 9. A media query, because reading `innerWidth` would force a layout. */
const useHasRoom = mediaQuery('(min-width: 1200.02px)')

/** Number of letters of a title that this screen shows. */
export const useTitleLimit = () => titleLimit(useHasRoom())
