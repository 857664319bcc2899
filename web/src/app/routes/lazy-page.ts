import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import { loadDeskTexts, loadPagesTexts, loadTexts } from '../../shared/i18n/language'

/** `prepare` asks the server for what the page shows first; called once, for the page that the app starts with. */
export type Page = ComponentType & { prepare?: (params: Params) => Promise<unknown> }

/** A page that is downloaded when it is opened, with the texts of the pages in the reader's language. */
export const lazyPage = (load: () => Promise<Page>) => withTexts(load, loadPagesTexts)

/** The library, a lesson, or their frame: their texts are a group of their own. */
export const lazyLessons = (load: () => Promise<Page>) => withTexts(load, () => loadTexts('lessons'))

/** The desk, which speaks English. */
export const lazyDesk = (load: () => Promise<Page>) => withTexts(load, loadDeskTexts)

function withTexts(load: () => Promise<Page>, texts: () => Promise<unknown>) {
  return {
    Component: NotLoaded,
    lazy: async () => {
      const [Component] = await Promise.all([load(), texts()])
      return { Component }
    },
  }
}

/** In place of a page that could not be downloaded: what is around it shows the error. */
function NotLoaded(): never {
  throw new Error('This page could not be downloaded.')
}
