import type { TextGroup } from 'virtual:texts'
import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import { loadTexts } from '../shared/i18n/language'

/** A page may ask for what its first render reads, so that the app opens with it. */
export type Page = ComponentType & { prepare?: (params: Params) => Promise<unknown> }

type Load = () => Promise<Page>

/**
 * A page that is downloaded when it is opened, with the texts of the pages in the reader's language beside it, and a
 * group of texts that this page alone needs.
 */
export function lazyPage(load: Load, group?: TextGroup) {
  return {
    lazy: async () => {
      const [Component] = await Promise.all([load(), loadTexts('pages'), group && loadTexts(group)])
      return { Component }
    },
  }
}

/** The same for the first screens, whose texts are there from the start. */
export function firstPage(load: Load) {
  return { lazy: async () => ({ Component: await load() }) }
}
