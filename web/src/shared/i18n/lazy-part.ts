import { type ComponentType, lazy } from 'react'
import { withPagesTexts } from './language'

/** A component of a first screen that is downloaded when it is first rendered, together with the page texts. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await withPagesTexts(load()) }))
}
