import { importsTexts as t } from './imports.texts'

/** Breadcrumb to the page above those of imports. */
export const importCrumb = [{ to: '/admin/videos', label: t.videos }]
