import { type ComponentType, lazy } from 'react'
import { loadTexts } from './language'

/** A part of a first screen that is downloaded when it is first shown, with the texts of the pages. */
export function lazyPart<P>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => {
    const [Part] = await Promise.all([load(), loadTexts('pages')])
    return { default: Part }
  })
}
