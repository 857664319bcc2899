import type { ComponentType } from 'react'
import type { Params } from 'react-router'
import { loadCommonTexts, loadDeskTexts, loadPagesTexts, loadTexts } from '#shared/i18n/language.ts'

/** `prepare` requests the page's first data; it is called only for the page with which the app starts. */
export type Page = ComponentType & { prepare?: (params: Params) => Promise<unknown> }

/** A page that is downloaded when it is opened, together with the page texts in the reader's language. */
export const lazyPage = (load: () => Promise<Page>) => withTexts(load, loadPagesTexts)

/** Genie's page, which needs no texts of features that other pages load later. */
export const lazyChat = (load: () => Promise<Page>) => withTexts(load, loadCommonTexts)

/** The library, a lesson, or their frame, whose texts are a separate group. */
export const lazyLessons = (load: () => Promise<Page>) => withTexts(load, () => loadTexts('lessons'))

/** A page of the desk, with English texts. */
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

/** Replaces a page that could not be downloaded: the error boundary around it shows the error. */
function NotLoaded(): never {
  throw new Error('This page could not be downloaded.')
}
