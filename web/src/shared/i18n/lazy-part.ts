import { type ComponentType, lazy } from 'react'
import { loadPagesTexts } from './language'

/** A part of a first screen that is downloaded when it is first shown, with the texts of the pages. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [Part] = await Promise.all([load(), loadPagesTexts()])
    return { default: Part }
  })
}
